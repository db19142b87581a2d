/** The row that a form edits, while others may change it: what they change is taken over, what was typed stays. */
import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { fetchCall } from '#client/net/query.ts'
import { susulan, type Isian } from './form.ts'

/** @param row as it was opened; null for a new one */
export function useDasar(katalog: Katalog, row: KatalogRow | null, form: FormInstance<Isian>) {
  const [dasar, setDasar] = useState(row)
  /** Looks again; answers what has changed since, in words. */
  const susul = async (): Promise<string[]> => {
    if (!dasar) return []
    const rows = await fetchCall(katalog.calls.daftar, {}).catch(() => [])
    const kini = rows.find((one) => one[katalog.key] === dasar[katalog.key])
    if (!kini || kini.versi === dasar.versi) return []
    const { isi, berubah } = susulan(katalog, { dulu: dasar, kini }, form.getFieldsValue(true) as Isian)
    form.setFieldsValue(isi)
    setDasar(kini)
    return berubah
  }
  return { dasar, susul }
}
