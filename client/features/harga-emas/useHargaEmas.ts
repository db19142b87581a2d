/** The shop's prices with what is being typed over them: kept when somebody else changes prices meanwhile, and that is told. */
import { useState } from 'react'
import { hargaEmas, logHargaEmas, simpanHargaEmas, type HargaGroupDiatur } from '#domain/calls/harga-emas.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Rupiah } from '#domain/units.ts'
import type { ApiError } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { confirm } from '#client/net/dialogs.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { toast } from '#client/net/toasts.ts'
import {
  adaUbahan,
  hitungHarga,
  request,
  tanpaUbahan,
  tertinggal,
  ubahGroup,
  type Ubahan,
  type UbahanGroup,
} from './ubahan.ts'

export function useHargaEmas() {
  const reading = useCall(hargaEmas, {}, { staleTime: 0 })
  const { data: shop } = reading
  // A group that comes or goes, its kadar jual, and the rounding are prices too.
  const lagi = () => void invalidate(hargaEmas)
  useLive('harga-emas', lagi)
  useLive('master', lagi)
  useLive('para-system', lagi)
  const [typed, setTyped] = useState(tanpaUbahan)
  /** The prices over which typing began. */
  const [base, setBase] = useState<number>()
  const [refused, setRefused] = useState<Record<string, FieldError[]>>({})
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(simpanHargaEmas, {
    changes: [hargaEmas, logHargaEmas],
    // The server says which price moves too far: it knows the prices the day began with.
    izin: otorisasi.diminta('Harga emas'),
    onError: (e) => tolak(e),
  })

  const result = shop && hitungHarga(shop, typed)
  const berubah = adaUbahan(typed)
  const susul = shop ? tertinggal(shop) : []
  /** True when another user has saved since typing began. */
  const bentrok = berubah && shop !== undefined && base !== undefined && shop.versi !== base

  const ganti = (next: (before: Ubahan) => Ubahan) => {
    if (!berubah) setBase(shop?.versi)
    setRefused({})
    setTyped(next)
  }
  const tolak = (e: ApiError) => {
    const codes = shop?.group.map((g) => g.kode_group) ?? []
    setRefused(perRow(e.errors, codes))
    lagi()
    tellSaveError(e)
  }
  const batal = () => {
    setRefused({})
    setTyped(tanpaUbahan)
  }
  const simpan = async () => {
    if (!shop || !result || result.errors.length || result.rows.some((b) => b.errors.length)) return
    if (
      bentrok &&
      !(await confirm(
        `Harga Sudah Diubah ${shop.diubah_by} Pada ${shop.diubah_at}. Simpan Isian Ini Di Atas Harga Tersebut`,
      ))
    )
      return
    const answer = await send({ body: request(shop, result) })
    if (!answer) return
    batal()
    toast('success', answer.message)
  }
  return {
    shop,
    reading,
    result,
    refused,
    berubah,
    susul,
    bentrok,
    busy,
    batal,
    modal: otorisasi.modal,
    simpan: () => void simpan(),
    isi24k: (field: 'harga_24k' | 'harga_beli_24k', amount: Rupiah) =>
      ganti((before) => ({ ...before, [field]: amount })),
    fillGroup: (kini: HargaGroupDiatur, bagian: UbahanGroup) =>
      ganti((before) => ubahGroup(before, kini, bagian)),
  }
}

/** The server's errors by the code of their row; those of fine gold and of the whole under ''. */
function perRow(errors: readonly FieldError[], codes: readonly string[]): Record<string, FieldError[]> {
  const rows: Record<string, FieldError[]> = {}
  for (const { field, message } of errors) {
    const [, index, rest = field] = /^group\.(\d+)\.(.*)$/.exec(field) ?? []
    ;(rows[index === undefined ? '' : (codes[Number(index)] ?? '')] ??= []).push({ field: rest, message })
  }
  return rows
}
