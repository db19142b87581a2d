/** Between a row and the form that edits it. Pure. */
import { formFields, formSchema, type ScreenRow, type Values } from '#domain/master-calls.ts'
import type { AnyMaster } from '#domain/master.ts'

/** What the form of a new row starts with: the default of each field that has one. */
export function emptyForm(master: AnyMaster): Values {
  const { shape } = formSchema(master)
  return Object.fromEntries(formFields(master).map(([name]) => [name, shape[name]?.safeParse(undefined).data]))
}

export const formOf = (master: AnyMaster, row: ScreenRow): Values => Object.fromEntries(formFields(master).map(([name]) => [name, row[name]]))

/** What a filled form sends: a field that was left blank is its default. */
export function bodyOf(master: AnyMaster, form: Values): Values {
  const empty = emptyForm(master)
  return Object.fromEntries(formFields(master).map(([name]) => [name, form[name] ?? empty[name]]))
}

/** What an edit sends: what differs from the row, and which version of it was edited. */
export function changesOf(master: AnyMaster, row: ScreenRow, form: Values): Values {
  const changed = Object.entries(bodyOf(master, form)).filter(([name, value]) => value !== row[name])
  return { ...Object.fromEntries(changed), versi: row.versi }
}
