// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
export const translatableTexts = {
  "instance.json": [
    "/client/displayName",
    "/client/logo/alt",
    "/client/nextStep/label",
    "/client/contact/text",
    "/scenarios/*/display",
    "/scenarios/*/summary",
    "/services/*/name",
    "/locations/*/name",
    "/salaryBands/*/name",
    "/savingsStyles/*/displayText",
    "/surcharges/*/statement",
    "/surcharges/*/statementWithoutSpouse",
    "/notInCalculator/*/text"
  ],
  "plans.json": [
    "/source",
    "/services/*/name",
    "/plans/*/displayName",
    "/plans/*/otherProviders/*/name"
  ]
}
