/** A report as a file: kept under its name, or on paper; a PDF in a window of its own where the report says so. */
import { useState } from 'react'
import type { Format } from '#domain/report/formats.ts'
import type { Report } from '#domain/report.ts'
import { ApiError, callFile } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { saveFile } from '#client/ui/csv.ts'
import { printPdf } from '#client/ui/printPdf.ts'
import { toast } from '#client/net/toasts.ts'
import { argsOf, type Values } from './values.ts'

/** A file to keep follows 100 ms after it was asked for (spec 001 §9). */
const SAVE_MS = 100
/** A window reads its file when it is shown, and again when it is printed or kept. */
const KEEP_MS = 10 * 60_000

export type FileAction = 'PDF' | 'Excel' | 'CSV' | 'Cetak'

export interface Files {
  /** The user may take the report away. */
  allowed: boolean
  /** The file that is being made. */
  busy: FileAction | undefined
  make: (action: FileAction) => void
}

/** @param asked the search whose rows are on the screen */
export function useFiles(report: Report, asked: Values | undefined): Files {
  const file = (format: Format) => callFile(report.files[format], argsOf(report, asked ?? {}) as never)
  const { busy, make } = useTindakan({
    PDF: () => (report.pdfJendela ? inWindow : save)(() => file('pdf')),
    Cetak: async () => printPdf((await file('pdf')).blob),
    Excel: () => save(() => file('xlsx')),
    CSV: () => save(() => file('csv')),
  })
  return { allowed: mayMake(report.files.pdf), busy, make }
}

interface Tindakan<A extends string> {
  busy: A | undefined
  make: (action: A) => void
}

/** Makes a single file at a time; an error is told. */
export function useTindakan<A extends string>(actions: Record<A, () => Promise<void>>): Tindakan<A> {
  const [busy, setBusy] = useState<A>()
  async function make(action: A): Promise<void> {
    setBusy(action)
    try {
      await actions[action]()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('info', error.message)
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, make: (action) => void make(action) }
}

type Made = Promise<{ blob: Blob; name: string }>

export async function save(make: () => Made): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SAVE_MS))
  const { blob, name } = await make()
  saveFile(name, blob)
}

/** The window is opened at once, while the click still allows it; where none may be, the file is kept instead. */
async function inWindow(make: () => Made): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const { blob, name } = await make()
    if (!tab) return saveFile(name, blob)
    const url = URL.createObjectURL(blob)
    tab.location.replace(url)
    setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
  } catch (error) {
    tab?.close()
    throw error
  }
}
