/**
 * The public API: what the commands do, for programs. Everything else in the package can change in any version.
 */
export { checkFiles as check, type CheckedFiles } from './command/checkFiles.ts'
export type { ReportedFile } from './command/formats/Report.ts'
export type { Diagnostic, Severity } from './check/Diagnostic.ts'
export { UsageError } from './check/files/UsageError.ts'
export { calculateYear as calculate, type YearDocuments } from './service/calculateYear.ts'
export { ContractError, type Issue } from './contract/ContractError.ts'
export type { CalculationInputs } from './contract/inputs.ts'
export type { OutputsPayload } from './contract/outputs.ts'
export { createLiveService as createService, type LiveService } from './service/createLiveService.ts'
