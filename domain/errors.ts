/**
 * Every refusal of the server, once: its id, its status, and its text made from its facts.
 * `throw errors.barangTidakAda({ kode_barcode })`. server/http/respond.ts alone turns one into a response.
 */
export * as errors from './errors/index.ts'
export { Refusal, refuseAll, type FieldError } from './refusal.ts'
