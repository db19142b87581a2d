/** The row that a form edits, while others may change it: what they change is taken over, what was typed stays. */
import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { fetchCall } from '#client/net/query.ts'
import { susulan, type Entered } from './form.ts'

/** @param row as it was opened; null for a new one */
export function useBase(katalog: Katalog, row: KatalogRow | null, form: FormInstance<Entered>) {
  const [base, setBase] = useState(row)
  /** Looks again; answers what has changed since, in words. */
  const susul = async (): Promise<string[]> => {
    if (!base) return []
    const rows = await fetchCall(katalog.calls.daftar, {}).catch(() => [])
    const kini = rows.find((one) => one[katalog.key] === base[katalog.key])
    if (!kini || kini.versi === base.versi) return []
    const { content, berubah } = susulan(katalog, { dulu: base, kini }, form.getFieldsValue(true) as Entered)
    form.setFieldsValue(content)
    setBase(kini)
    return berubah
  }
  return { base, susul }
}
