/** The row that a form edits, while others may change it: what they change is taken over, what was typed stays. */
import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { ScreenRow, Values, AnyMaster } from '#domain/master-types.ts'
import { fetchCall } from '#client/net/query.ts'
import { fieldText } from './columns.tsx'
import { changesOf, susulan, tetap } from './values.ts'

/** @param row as it was opened; null for a new one */
export function useBase(master: AnyMaster, row: ScreenRow | null, form: FormInstance<Values>) {
  /** As it was when it was last looked at: what is sent is what differs from it. */
  const [base, setBase] = useState(row)
  /** Looks again; answers what has changed ('Nama Baki: DEPAN → BELAKANG'), or undefined when it is not found. */
  const susul = async (): Promise<string[] | undefined> => {
    const now = base && (await currentRow(master, base).catch(() => undefined))
    if (!now) return undefined
    const { content, berubah } = susulan(master, { before: base, now }, form.getFieldsValue(true) as Values)
    form.setFieldsValue(content)
    setBase(now)
    return berubah.map(
      (name) =>
        `${master.fields[name]!.label}: ${fieldText(master, name, base)} → ${fieldText(master, name, now)}`,
    )
  }
  /** The form goes on over this row: what was typed stays, what an edit cannot change is the row's. */
  const pakai = (now: ScreenRow): void => {
    form.setFieldsValue(tetap(master, now))
    setBase(now)
  }
  return { base, susul, pakai }
}

/** Lists the changes that an edit with these values would make to a row: 'Nama Sales: RINA menjadi RINI'. */
export function bedaDari(master: AnyMaster, row: ScreenRow, form: Values): string[] {
  const { versi: _, ...changes } = changesOf(master, row, form)
  return Object.keys(changes).map(
    (name) =>
      `${master.fields[name]!.label}: ${fieldText(master, name, row)} menjadi ${fieldText(master, name, { ...row, ...changes })}`,
  )
}

/** A row as it stands now, found as its screen finds it; deactivated ones too. */
export async function currentRow(
  { fields, key, caption, screen }: AnyMaster,
  row: Values,
): Promise<ScreenRow | undefined> {
  // A number is not searched for; what staff know its row by is.
  const cari = String(row[fields[key]!.kind === 'nomor' ? caption : key])
  const { rows } = await fetchCall(screen.page!, {
    query: { cari, status: 'SEMUA', urut: key, arah: 'ASC', halaman: 1, ukuran: 200 },
  })
  return rows.find((found) => found[key] === row[key])
}
