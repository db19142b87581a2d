/** The list of new pieces, and the one that is being typed. */
import { useState } from 'react'
import { BERAT_WAJAR_MAKS } from '#domain/limits.ts'
import { BARANG_MAKS } from '#domain/calls/dokumen-stok.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { formatNumber, formatGram } from '#domain/format.ts'
import { BARANG_BARU_COLUMNS, type NewBarangContent } from '#domain/impor/stok-awal.ts'
import { createSchema } from '#domain/master-field.ts'
import { gramToMilligram, type Milligram } from '#domain/units.ts'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { newIdTrx } from '#client/net/api.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { confirm } from '#client/net/dialogs.ts'
import { beep } from '#client/ui/beep.ts'
import { emptyDraft, nextForm, isEmpty, simpanan, type DraftTambah, type Form } from './draft.ts'

const MAY_BE_EMPTY = new Set<string>(['kadar', 'kadar_cetak', 'harga_modal'])
const SCHEMAS = Object.entries(BARANG_BARU_COLUMNS).map(
  ([name, field]) => [name, createSchema(field)] as const,
)

/** Returns what is missing or wrong in a piece, placed at its fields. */
function checkForm(form: Form): FieldError[] {
  return SCHEMAS.flatMap(([name, schema]) => {
    const value = form[name as keyof Form]
    if (value === null && MAY_BE_EMPTY.has(name)) return []
    const result = schema.safeEncode((value ?? '') as never)
    return result.success ? [] : [{ field: name, message: result.error.issues[0]!.message }]
  })
}

/** More than anybody weighs for one piece. */
export const tidakLazim = ({ berat }: { berat: Milligram }): boolean =>
  berat > gramToMilligram(BERAT_WAJAR_MAKS)

export function useTambah() {
  const [draft, setDraft] = useTersimpan(simpanan, emptyDraft, isEmpty)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const ubah = (bagian: Partial<DraftTambah>) => setDraft((before) => ({ ...before, ...bagian }))
  const change = (bagian: Partial<Form>) => {
    setWrong((before) => before.filter((e) => !(e.field in bagian)))
    setDraft((before) => ({ ...before, isian: { ...before.isian, ...bagian } }))
  }
  /** Returns the reason why so many more pieces cannot join. */
  const doesNotFit = (datang: number): string | undefined =>
    draft.barang.length + datang > BARANG_MAKS
      ? errors.barangTerlaluBanyak({ maks: BARANG_MAKS }).message
      : undefined
  const tambah = (baru: readonly NewBarangContent[]) =>
    setDraft((before) => ({
      ...before,
      barang: [...before.barang, ...baru.map((b) => ({ ...b, kunci: newIdTrx() }))],
    }))
  return {
    draft,
    ubah,
    change,
    wrong,
    setWrong,
    tambah,
    doesNotFit,
    /** Into the list with the piece that is typed. Answers whether it is there. */
    async masukkan(): Promise<boolean> {
      const wrong = checkForm(draft.isian)
      const full = doesNotFit(1)
      if (full) wrong.push({ field: 'barang', message: full })
      setWrong(wrong)
      if (wrong.length) {
        beep('error')
        return false
      }
      const barang = draft.isian as NewBarangContent
      if (
        tidakLazim(barang) &&
        !(await confirm(
          `Berat ${formatGram(barang.berat)} g, lebih dari ${formatNumber(BERAT_WAJAR_MAKS)} g untuk satu barang`,
          { ok: 'Ya, Beratnya Memang Sekian' },
        ))
      )
        return false
      tambah([barang])
      setDraft((before) => ({ ...before, isian: nextForm(before.isian) }))
      beep('success')
      return true
    },
    hapus(kunci: string) {
      setWrong([])
      setDraft((before) => ({ ...before, barang: before.barang.filter((b) => b.kunci !== kunci) }))
    },
    /** Back from the list into the fields. */
    sunting(kunci: string) {
      setWrong([])
      setDraft((before) => {
        const { kunci: _kunci, ...form } = before.barang.find((b) => b.kunci === kunci)!
        return { ...before, isian: form, barang: before.barang.filter((b) => b.kunci !== kunci) }
      })
    },
    baru: () => setDraft((before) => emptyDraft(before)),
  }
}
export type Tambah = ReturnType<typeof useTambah>
