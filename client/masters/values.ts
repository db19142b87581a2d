/** Between a row and the form that edits it. Pure. */
import { formFields, formSchema, type ScreenRow, type Values } from '#domain/master-calls.ts'
import type { AnyMaster } from '#domain/master.ts'

/** The default of each field that has one, as stored. */
function defaultsOf(master: AnyMaster): Values {
  const { shape } = formSchema(master)
  return Object.fromEntries(formFields(master).map(([name]) => [name, shape[name]?.safeParse(undefined).data]))
}

/** Nothing is stored as '-', and seen as an empty field. */
const shown = (master: AnyMaster, values: Values): Values =>
  Object.fromEntries(formFields(master).map(([name]) => [name, values[name] === '-' ? undefined : values[name]]))

/** What the form of a new row starts with. */
export const emptyForm = (master: AnyMaster): Values => shown(master, defaultsOf(master))

export const formOf = (master: AnyMaster, row: ScreenRow): Values => shown(master, row)

/** What a filled form sends: a field that was left blank is its default. */
export function bodyOf(master: AnyMaster, form: Values): Values {
  const defaults = defaultsOf(master)
  return Object.fromEntries(formFields(master).map(([name]) => [name, form[name] === '' ? defaults[name] : (form[name] ?? defaults[name])]))
}

/** What an edit sends: what differs from the row, and which version of it was edited. */
export function changesOf(master: AnyMaster, row: ScreenRow, form: Values): Values {
  const changed = Object.entries(bodyOf(master, form)).filter(([name, value]) => value !== row[name])
  return { ...Object.fromEntries(changed), versi: row.versi }
}
