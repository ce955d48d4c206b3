import type { Citation, Source } from './Catalog.ts'

export function cite(source: Source, at: string, says: string): Citation {
  return { source, at, says }
}

const mepsArchive = 'https://github.com/HHS-AHRQ/MEPS-summary-tables-archive'

const ahrq = 'Agency for Healthcare Research and Quality'

export const mepsUse: Source = {
  publisher: ahrq,
  title: 'MEPS summary tables: use, expenditures, and population',
  year: 2016,
  url: 'https://meps.ahrq.gov/mepstrends/hc_use/',
  readIn: mepsArchive,
}

export const mepsConditions: Source = {
  publisher: ahrq,
  title: 'MEPS summary tables: medical conditions',
  year: 2017,
  url: 'https://meps.ahrq.gov/mepstrends/hc_cond_icd10/',
  readIn: mepsArchive,
}

export const mepsDrugs: Source = {
  publisher: ahrq,
  title: 'MEPS summary tables: prescribed drugs',
  year: 2022,
  url: 'https://meps.ahrq.gov/mepstrends/hc_pmed/',
  readIn: 'https://github.com/HHS-AHRQ/MEPS-summary-tables',
}

export const mepsSpecialties: Source = {
  publisher: ahrq,
  title: 'What MEPS Tells Us: Mean expenses per office-based physician visit by specialty',
  year: 2021,
  url: 'https://meps.ahrq.gov/communication/household_participant_pubs.shtml',
}

export const hospitalStays: Source = {
  publisher: ahrq,
  title: 'HCUP Statistical Brief 246',
  year: 2016,
  url: 'https://hcup-us.ahrq.gov/reports/statbriefs/statbriefs.jsp',
  readIn:
    'https://consumerhealthratings.com/healthcare_category/inpatient-average-cost-typical-prices-ballpark/',
}

export const emergencyCosts: Source = {
  publisher: ahrq,
  title: 'HCUP Statistical Brief 268: Costs of emergency department visits',
  year: 2017,
  url: 'https://hcup-us.ahrq.gov/reports/statbriefs/sb268-ED-Costs-2017.jsp',
}

export const arkansasBlueCross: Source = {
  publisher: 'Arkansas Blue Cross and Blue Shield',
  title: 'Reduce health care costs by encouraging affordable sites of care',
  year: 2024,
  url: 'https://www.arkansasbusiness.com/article/reduce-health-care-costs-by-encouraging-affordable-sites-of-care/',
}

export const fairHealth: Source = {
  publisher: 'FAIR Health',
  title: 'FH Healthcare Indicators and FH Medical Price Index 2025',
  year: 2023,
  url: 'https://www.fairhealth.org/',
  readIn:
    'https://www.beckershospitalreview.com/uncategorized/retail-clinic-urgent-care-visits-drop-12-report/',
}

export const fairHealthAmbulances: Source = {
  publisher: 'FAIR Health',
  title: 'White paper on ground ambulance services',
  year: 2020,
  url: 'https://www.fairhealth.org/',
  readIn:
    'https://www.fiercehealthcare.com/providers/ground-ambulance-costs-rose-hundreds-dollars-2017-2020-fair-health-analysis-finds',
}

export const blueHealthIntelligence: Source = {
  publisher: 'Blue Health Intelligence',
  title: 'Rising prices for hospital outpatient care far outpace more affordable sites',
  year: 2022,
  url: 'https://bluehealthintelligence.com/reports/rising-prices-for-hospital-outpatient-care-far-outpace-more-affordable-sites/',
  readIn: 'https://www.axios.com/2023/09/14/price-hikes-medical-procedures',
}

const siteOfCare = {
  publisher: 'Health Care Cost Institute',
  title: 'Shifting care from office to outpatient settings',
  year: 2017,
  url: 'https://healthcostinstitute.org/',
}

export const hcciUltrasound: Source = {
  ...siteOfCare,
  readIn: 'https://www.pcpcc.org/2019/04/03/more-care-shifting-office-outpatient-settings-hcci-finds',
}

export const hcciInfusion: Source = {
  ...siteOfCare,
  readIn:
    'https://siteneutral.org/2019/04/02/shifting-care-from-office-to-outpatient-settings-services-are-increasingly-performed-in-outpatient-settings-with-higher-prices',
}

export const hcciChartbook: Source = {
  publisher: 'Health Care Cost Institute',
  title: 'National Chartbook of Health Care Prices',
  year: 2015,
  url: 'https://healthcostinstitute.org/',
  readIn: 'https://www.startribune.com/report-finds-minnesota-health-care-prices-above-average/377324381',
}

export const hcciBirth: Source = {
  publisher: 'Health Care Cost Institute',
  title: 'Prenatal through postpartum costs of having a baby',
  year: 2019,
  url: 'https://healthcostinstitute.org/hcci-originals-dropdown/all-hcci-reports/prenatal-through-postpartum-costs-of-having-a-baby',
}

export const hcciPrices: Source = {
  publisher: 'Health Care Cost Institute',
  title: 'Health Care Cost and Utilization Report',
  year: 2022,
  url: 'https://healthcostinstitute.org/',
  readIn:
    'https://www.prnewswire.com/news-releases/per-person-health-care-spending-exceeded-6-700-in-2022--302122818.html',
}

export const kffPregnancy: Source = {
  publisher: 'Peterson-KFF Health System Tracker',
  title: 'Health costs associated with pregnancy, childbirth, and postpartum care',
  year: 2022,
  url: 'https://www.healthsystemtracker.org/brief/health-costs-associated-with-pregnancy-childbirth-and-postpartum-care',
}

export const autoworkers: Source = {
  publisher: 'National Institute for Health Care Reform',
  title: 'Research Brief 16: Hospital outpatient prices much higher than community settings',
  year: 2014,
  url: 'https://nihcr.org/analysis/improving-care-delivery/prevention-improving-health/hospital-outpatient-prices/',
}

export const kffImaging: Source = {
  publisher: 'Kaiser Family Foundation',
  title: 'How do U.S. healthcare prices and use compare to other countries?',
  year: 2014,
  url: 'https://kff.org/b50ebff',
  readIn:
    'http://www.radiologybusiness.com/topics/healthcare-economics/expensive-imaging-new-data-reveal-mri-prices-highest-us',
}

export const shoppableScans: Source = {
  publisher: 'National Bureau of Economic Research',
  title: 'Are health care services shoppable? Consumption of lower-limb MRI scans (Chernew and others)',
  year: 2018,
  url: 'https://isps.yale.edu/research/publications/isps18-16',
  readIn: 'https://nihcm.org/publications/is-health-care-shoppable',
}

export const quotedImaging: Source = {
  publisher: 'HealthDay',
  title: 'Wide variation seen in out-of-pocket costs for imaging (Licurse and Boonn)',
  year: 2016,
  url: 'https://www.ehealth-news.com/wide-variation-seen-in-out-of-pocket-costs-for-imaging/',
}

export const psychotherapyRates: Source = {
  publisher: 'Health Affairs Scholar',
  title: 'Insurance acceptance and cash pay rates for psychotherapy in the US (Zhu and others)',
  year: 2024,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11412241',
}

export const therapyBusiness: Source = {
  publisher: 'Dojo Business',
  title: 'What is the insurance reimbursement rate for a physical therapist?',
  year: 2025,
  url: 'https://dojobusiness.com/blogs/news/physical-therapist-insurance-reimbursement',
}

export const kneeLigaments: Source = {
  publisher: 'Icahn School of Medicine at Mount Sinai',
  title: 'Trends in expenditures in primary anterior cruciate ligament reconstruction (Carbone and others)',
  year: 2017,
  url: 'https://scholars.mssm.edu/en/publications/trends-in-health-care-expenditures-and-patient-out-of-pocket-expe',
}

export const kneeReplacements: Source = {
  publisher: 'Health Services Research',
  title: 'Payments for outpatient joint replacement surgery (Carey and Morgan)',
  year: 2017,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7080380',
}

export const therapyAfterKnees: Source = {
  publisher: 'Health Services Research',
  title: 'Use of physical therapy following total knee replacement surgery (Mitchell and others)',
  year: 2009,
  url: 'https://www.hsr.org/node/424290',
}

export const breastCancer: Source = {
  publisher: 'American Health & Drug Benefits',
  title: 'Comparison of treatment costs for breast cancer, by tumor stage (Blumen and others)',
  year: 2010,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4822976',
}

export const cboPrices: Source = {
  publisher: 'Congressional Budget Office',
  title: 'A Comparison of Brand-Name Drug Prices Among Selected Federal Programs',
  year: 2017,
  url: 'https://www.cbo.gov/publication/56978',
}

export const cboUse: Source = {
  publisher: 'Congressional Budget Office',
  title: 'Prescription Drugs: Spending, Use, and Prices',
  year: 2018,
  url: 'https://www.cbo.gov/publication/57772',
  readIn: 'https://henrykotula.com/2022/01/20/the-prescription-drug-pricing-paradox/',
}

export const insulinPrices: Source = {
  publisher: 'Sanofi',
  title: 'Announcement of the list prices of Lantus (Reuters)',
  year: 2024,
  url: 'https://www.pharmalive.com/sanofi-to-cut-us-price-of-its-most-prescribed-insulin-by-78/',
}

export const wellChildVisits: Source = {
  publisher: 'American Academy of Pediatrics',
  title: 'Bright Futures: Recommendations for preventive pediatric health care',
  year: 2015,
  url: 'https://downloads.aap.org/AAP/PDF/periodicity_schedule.pdf',
  readIn: 'https://studylib.net/doc/18097089/recommendations-for-preventive-pediatric-health-care',
}

export const prenatalVisits: Source = {
  publisher: 'American Academy of Pediatrics and American College of Obstetricians and Gynecologists',
  title: 'Guidelines for Perinatal Care',
  year: 2017,
  url: 'https://www.acog.org/',
  readIn: 'https://www.droracle.ai/articles/502357/what-are-the-guidelines-for-prenatal-care',
}

export const diabetesStandards: Source = {
  publisher: 'American Diabetes Association',
  title: 'Standards of Medical Care in Diabetes, section 6',
  year: 2022,
  url: 'https://diabetesjournals.org/care/article/45/Supplement_1/S83/138927/6-Glycemic-Targets-Standards-of-Medical-Care-in',
  readIn: 'https://www.uspharmacist.com/article/recommended-glycemic-targets-and-value-of-routine-monitoring',
}

export const adhdFollowUp: Source = {
  publisher: 'National Committee for Quality Assurance',
  title: 'HEDIS: Follow-up care for children prescribed ADHD medication',
  year: 2024,
  url: 'https://www.ncqa.org/',
  readIn:
    'https://providernewsroom.com/evernorth/follow-up-care-for-children-prescribed-adhd-medication-hedis-measure-add',
}

export const primaryCareShare: Source = {
  publisher: ahrq,
  title: 'MEPS Statistical Brief 381: Office-based physician visits by specialty',
  year: 2009,
  url: 'https://meps.ahrq.gov/mepsweb/data_files/publications/st381/stat381.shtml',
}
