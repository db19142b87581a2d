/** The row that a form edits, while others may change it: what they change is taken over, what was typed stays. */
import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { ScreenRow, Values, AnyMaster } from '#domain/master-types.ts'
import { fetchCall } from '#client/net/query.ts'
import { fieldText } from './columns.tsx'
import { susulan } from './values.ts'

/** @param row as it was opened; null for a new one */
export function useDasar(master: AnyMaster, row: ScreenRow | null, form: FormInstance<Values>) {
  /** As it was when it was last looked at: what is sent is what differs from it. */
  const [dasar, setDasar] = useState(row)
  /** Looks again; answers what has changed ('Nama Baki: DEPAN → BELAKANG'), or undefined when it is not found. */
  const susul = async (): Promise<string[] | undefined> => {
    const now = dasar && (await barisKini(master, dasar).catch(() => undefined))
    if (!now) return undefined
    const { isi, berubah } = susulan(master, { before: dasar, now }, form.getFieldsValue(true) as Values)
    form.setFieldsValue(isi)
    setDasar(now)
    return berubah.map(
      (name) =>
        `${master.fields[name]!.label}: ${fieldText(master, name, dasar)} → ${fieldText(master, name, now)}`,
    )
  }
  return { dasar, susul }
}

/** A row as it stands now, found as its screen finds it. */
async function barisKini(
  { fields, key, caption, screen }: AnyMaster,
  row: ScreenRow,
): Promise<ScreenRow | undefined> {
  // A number is not searched for; what staff know its row by is.
  const cari = String(row[fields[key]!.kind === 'nomor' ? caption : key])
  const { rows } = await fetchCall(screen.page!, {
    query: { cari, status: 'SEMUA', urut: key, arah: 'ASC', halaman: 1, ukuran: 200 },
  })
  return rows.find((found) => found[key] === row[key])
}
