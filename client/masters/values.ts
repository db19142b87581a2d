/** Between a row and the form that edits it. Pure. */
import { formFields } from '#domain/master-calls.ts'
import type { ScreenRow, Values, Field, AnyMaster } from '#domain/master-types.ts'
import { counts, createSchema, fieldFor } from '#domain/master-field.ts'

/** As stored. */
const defaultOf = (field: Field, values: Values): unknown =>
  createSchema(fieldFor(field, values)).safeParse(undefined).data

/** The default of each field that has one; of a measure, in the unit of the chosen option. */
function defaultsOf(master: AnyMaster, values: Values): Values {
  const fields = formFields(master)
  const choices = Object.fromEntries(fields.map(([name, field]) => [name, values[name] ?? field.default]))
  return Object.fromEntries(fields.map(([name, field]) => [name, defaultOf(field, choices)]))
}

/** Shows a value stored as '-' (nothing) as an empty field. */
const shown = (master: AnyMaster, values: Values): Values =>
  Object.fromEntries(
    formFields(master).map(([name]) => [name, values[name] === '-' ? undefined : values[name]]),
  )

/** Initial values of a new row's form. */
export const emptyForm = (master: AnyMaster): Values => shown(master, defaultsOf(master, {}))

export const formOf = (master: AnyMaster, row: ScreenRow): Values => shown(master, row)

/** Values of a row that an edit cannot change, as its form holds them. */
export const tetap = (master: AnyMaster, row: ScreenRow): Values =>
  Object.fromEntries(
    formFields(master)
      .filter(([name, field]) => name === master.key || field.readOnlyOnEdit === true)
      .map(([name]) => [name, formOf(master, row)[name]]),
  )

/** Builds the request from a filled form: a field left blank is sent as its default. */
export function bodyOf(master: AnyMaster, form: Values): Values {
  const defaults = defaultsOf(master, form)
  const isFilled = (name: string, field: Field) =>
    form[name] !== '' && form[name] !== undefined && form[name] !== null && counts(field, form)
  return Object.fromEntries(
    formFields(master).map(([name, field]) => [name, isFilled(name, field) ? form[name] : defaults[name]]),
  )
}

/**
 * Builds the request of an edit: the fields that differ from the row, and the version that was edited. A measure and
 * the choice that says its unit are sent together.
 */
export function changesOf(master: AnyMaster, row: ScreenRow, form: Values): Values {
  const body = bodyOf(master, form)
  const isChanged = (name: string) => body[name] !== row[name]
  const measured = formFields(master).flatMap(([name, field]) =>
    field.kind === 'ukuran' ? [name, field.oleh] : [],
  )
  const together = measured.some(isChanged) ? new Set(measured) : new Set<string>()
  return {
    ...Object.fromEntries(Object.entries(body).filter(([name]) => isChanged(name) || together.has(name))),
    versi: row.versi,
  }
}

/** Values that mean something only together: a measure or a field of one choice, and the choice. */
const terikat = (master: AnyMaster): Set<string> =>
  new Set(
    formFields(master).flatMap(([name, field]) =>
      field.kind === 'ukuran' ? [name, field.oleh] : field.when ? [name, field.when.field] : [],
    ),
  )

/**
 * An edit that was begun over `before`, which somebody else has made `now` meanwhile: `berubah` is what they changed of it,
 * `content` what the form takes over of that. What was typed stays, and with it what it means something together with.
 */
export function susulan(
  master: AnyMaster,
  { before, now }: { before: ScreenRow; now: ScreenRow },
  form: Values,
): { content: Values; berubah: string[] } {
  const [was, is] = [formOf(master, before), formOf(master, now)]
  const isTyped = (name: string) => (form[name] ?? '') !== (was[name] ?? '')
  const berubah = formFields(master).flatMap(([name]) => (was[name] === is[name] ? [] : [name]))
  const together = terikat(master)
  const stays = (name: string) => isTyped(name) || (together.has(name) && [...together].some(isTyped))
  return {
    berubah,
    content: Object.fromEntries(berubah.filter((name) => !stays(name)).map((name) => [name, is[name]])),
  }
}
