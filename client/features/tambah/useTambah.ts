/** The list of new pieces, and the one that is being typed. */
import { useState } from 'react'
import { BERAT_WAJAR_MAKS } from '#domain/limits.ts'
import { BARANG_MAKS } from '#domain/calls/dokumen-stok.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { formatAngka, formatGram } from '#domain/format.ts'
import { BARANG_BARU_COLUMNS, type IsiBarangBaru } from '#domain/impor/stok-awal.ts'
import { createSchema } from '#domain/master-field.ts'
import { gramToMilligram, type Milligram } from '#domain/units.ts'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { newIdTrx } from '#client/net/api.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { confirm } from '#client/net/dialogs.ts'
import { beep } from '#client/ui/beep.ts'
import { drafKosong, isianBerikut, isKosong, simpanan, type DrafTambah, type Isian } from './draft.ts'

const BOLEH_KOSONG = new Set<string>(['kadar', 'kadar_cetak', 'harga_modal'])
const SCHEMAS = Object.entries(BARANG_BARU_COLUMNS).map(
  ([name, field]) => [name, createSchema(field)] as const,
)

/** What is missing or wrong of a piece, each at its field. */
function periksaIsian(isian: Isian): FieldError[] {
  return SCHEMAS.flatMap(([name, schema]) => {
    const value = isian[name as keyof Isian]
    if (value === null && BOLEH_KOSONG.has(name)) return []
    const result = schema.safeEncode((value ?? '') as never)
    return result.success ? [] : [{ field: name, message: result.error.issues[0]!.message }]
  })
}

/** More than anybody weighs for one piece. */
export const tidakLazim = ({ berat }: { berat: Milligram }): boolean =>
  berat > gramToMilligram(BERAT_WAJAR_MAKS)

export function useTambah() {
  const [draf, setDraf] = useTersimpan(simpanan, drafKosong, isKosong)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const ubah = (bagian: Partial<DrafTambah>) => setDraf((before) => ({ ...before, ...bagian }))
  const isi = (bagian: Partial<Isian>) => {
    setWrong((before) => before.filter((e) => !(e.field in bagian)))
    setDraf((before) => ({ ...before, isian: { ...before.isian, ...bagian } }))
  }
  /** Why so many more cannot join. */
  const doesNotFit = (datang: number): string | undefined =>
    draf.barang.length + datang > BARANG_MAKS
      ? errors.barangTerlaluBanyak({ maks: BARANG_MAKS }).message
      : undefined
  const tambah = (baru: readonly IsiBarangBaru[]) =>
    setDraf((before) => ({
      ...before,
      barang: [...before.barang, ...baru.map((b) => ({ ...b, kunci: newIdTrx() }))],
    }))
  return {
    draf,
    ubah,
    isi,
    wrong,
    setWrong,
    tambah,
    doesNotFit,
    /** Into the list with the piece that is typed. Answers whether it is there. */
    async masukkan(): Promise<boolean> {
      const wrong = periksaIsian(draf.isian)
      const penuh = doesNotFit(1)
      if (penuh) wrong.push({ field: 'barang', message: penuh })
      setWrong(wrong)
      if (wrong.length) {
        beep('error')
        return false
      }
      const barang = draf.isian as IsiBarangBaru
      if (
        tidakLazim(barang) &&
        !(await confirm(
          `Berat ${formatGram(barang.berat)} g, lebih dari ${formatAngka(BERAT_WAJAR_MAKS)} g untuk satu barang`,
          { ok: 'Ya, Beratnya Memang Sekian' },
        ))
      )
        return false
      tambah([barang])
      setDraf((before) => ({ ...before, isian: isianBerikut(before.isian) }))
      beep('success')
      return true
    },
    hapus(kunci: string) {
      setWrong([])
      setDraf((before) => ({ ...before, barang: before.barang.filter((b) => b.kunci !== kunci) }))
    },
    /** Back from the list into the fields. */
    sunting(kunci: string) {
      setWrong([])
      setDraf((before) => {
        const { kunci: _kunci, ...isian } = before.barang.find((b) => b.kunci === kunci)!
        return { ...before, isian, barang: before.barang.filter((b) => b.kunci !== kunci) }
      })
    },
    baru: () => setDraf((before) => drafKosong(before)),
  }
}
export type Tambah = ReturnType<typeof useTambah>
