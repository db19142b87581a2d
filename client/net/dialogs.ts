/**
 * Questions and news that stop everything else. They work on every page, the sign-in page too, and lie above
 * whatever is open. Nothing but their buttons closes them (spec 000 §2).
 */
import { messages } from '#domain/messages.ts'
import { observable } from './observable.ts'

export type DialogKind = 'info' | 'success' | 'warning' | 'error'

export interface DialogSpec {
  /** Only one dialog of an id is open; a newer one takes its place. */
  id?: string
  kind: DialogKind
  title: string
  text?: string
  /** More than one cause: told as a list in place of the text. */
  list?: readonly string[]
  /** Said below the text, a line each. */
  catatan?: readonly string[]
  /** The affirmative button. Without it the dialog stays until `close`. */
  ok?: string
  /** The other button. */
  cancel?: string
  /** Done in place of an answer, which is no: what may have to come first, or the paper of what is told. */
  dahulu?: { nama: string; buka: () => void }
}

export interface OpenDialog extends DialogSpec {
  id: string
  answer: (ok: boolean) => void
}

export const openDialogs = observable<readonly OpenDialog[]>([])

let serial = 0

/** Opens a dialog; answers true for `ok`, false for `cancel` or when it was replaced. */
export function ask(spec: DialogSpec): Promise<boolean> {
  const id = spec.id ?? `dialog-${++serial}`
  closeDialog(id)
  return new Promise((resolve) => {
    const answer = (ok: boolean) => {
      openDialogs.set(openDialogs.get().filter((d) => d !== dialog))
      resolve(ok)
    }
    const dialog: OpenDialog = { ...spec, id, answer }
    openDialogs.set([...openDialogs.get(), dialog])
  })
}

export const closeDialog = (id: string): void =>
  openDialogs
    .get()
    .find((d) => d.id === id)
    ?.answer(false)

/** 'Oopss!!' and what went wrong. */
export const tellError = (
  text: string,
  { title = messages.oopss, list }: { title?: string; list?: readonly string[] } = {},
): Promise<boolean> => ask({ kind: 'error', title, text, ...(list ? { list } : {}), ok: 'OK' })

/** 'Anda Yakin !!' before something is deleted or cancelled. */
export const confirm = (text?: string, { ok = 'Ya', cancel = 'Tidak' } = {}): Promise<boolean> =>
  ask({ kind: 'warning', title: messages.andaYakin, ...(text ? { text } : {}), ok, cancel })
