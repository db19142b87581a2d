import { Button, Spin } from 'antd'
import { useState } from 'react'
import {
  hargaEmas,
  simpanHargaEmas,
  type HargaEmasToko,
  type HargaGroupDiatur,
} from '#domain/calls/harga-emas.ts'
import { pembukaanState } from '#domain/calls/pembukaan.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatPersen } from '#domain/format.ts'
import { firstLimit, hargaAwal } from '#domain/rules/harga-awal.ts'
import { hargaGramTurunan, type HargaEmas } from '#domain/rules/harga-emas.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { RupiahInput } from '#client/ui/inputs.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { toast } from '#client/net/toasts.ts'
import { lupakan, useDraft } from './draft.ts'
import { Kerangka } from './Kerangka.tsx'
import type { StepProps } from './steps.ts'
import { SheetCell } from './Cell.tsx'

interface Form {
  harga_24k: Rupiah | null
  harga_beli_24k: Rupiah | null
  /** By kode_group; a group that was not touched is as the shop has it. */
  group: Record<string, HargaEmas>
}

const FIELDS = [
  ['harga', 'Harga Jual'],
  ['harga_min_gram', 'Min'],
  ['harga_max_gram', 'Maks'],
  ['harga_beli_gram', 'Harga Beli'],
] as const

/** Sets the price of a gram: from the price of fine gold, or group by group. */
export function HargaStep({ bingkai, onLanjut }: StepProps) {
  const { data: shop, error } = useCall(hargaEmas, {}, { staleTime: 0 })
  if (error && !shop) return <EmptyState page title="Harga Belum Bisa Dibaca" text={error.message} />
  if (!shop) return <Spin className="till-wait" />
  return <Content key={shop.versi} shop={shop} bingkai={bingkai} onLanjut={onLanjut} />
}

function Content({ shop, bingkai, onLanjut }: Omit<StepProps, 'state'> & { shop: HargaEmasToko }) {
  const [form, setForm] = useDraft<Form>('harga', {
    harga_24k: shop.harga_24k || null,
    harga_beli_24k: shop.harga_beli_24k || null,
    group: {},
  } as Form)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const simpan = useSend(simpanHargaEmas, {
    changes: [hargaEmas, pembukaanState],
    // Of a price that was saved before, or taken over from another shop.
    izin: otorisasi.diminta('Harga emas'),
    onDone: () => {
      lupakan('harga')
      onLanjut()
    },
    onError: (error) => {
      if (error.id === 'perluOtorisasi') return
      if (error.id === 'masterBerubah') void invalidate(hargaEmas)
      if (error.errors.some((e) => /^(group\.|harga_)/.test(e.field))) setErrors(error.errors)
      else tellSaveError(error)
    },
  })
  const harga_24k = form.harga_24k ?? rupiah(0)
  const harga_beli_24k = form.harga_beli_24k ?? rupiah(0)
  const rows = shop.group.map((g) => ({ ...g, ...form.group[g.kode_group] }))
  const turunkan = () => {
    const derived = shop.group
      .filter((g) => g.kadar_jual > 0)
      .map((g) => [g.kode_group, hargaAwal(g, { harga_24k, harga_beli_24k, kelipatan: shop.kelipatan })])
    setForm({ ...form, group: { ...form.group, ...Object.fromEntries(derived) } })
    setErrors([])
  }
  const ubah = (kode_group: string, before: HargaEmas, field: keyof HargaEmas, amount: Rupiah | null) => {
    const next: HargaEmas = { ...before, [field]: amount ?? rupiah(0) }
    const { harga, harga_min_gram, harga_max_gram, harga_beli_gram } = next
    const bounds = field === 'harga' ? firstLimit(harga, shop.kelipatan) : { harga_min_gram, harga_max_gram }
    setForm({ ...form, group: { ...form.group, [kode_group]: { harga, ...bounds, harga_beli_gram } } })
  }
  const lanjut = () => {
    setErrors([])
    if (rows.every((row) => row.harga === 0)) return toast('error', 'Isi Harga Paling Sedikit Satu Group')
    const group = rows.map((row) => {
      const { kode_group, harga, harga_min_gram, harga_max_gram, harga_beli_gram } = row
      return {
        kode_group,
        harga,
        harga_min_gram,
        harga_max_gram,
        harga_beli_gram,
        ...caraDari(row, { harga_24k, kelipatan: shop.kelipatan }),
      }
    })
    void simpan.send({ body: { versi: shop.versi, harga_24k, harga_beli_24k, group } })
  }
  return (
    <Kerangka
      {...bingkai}
      title="Harga emas"
      onLanjut={lanjut}
      busy={simpan.busy}
      tentang="Isi harga 24K hari ini lalu hitung harga tiap group, atau ketik sendiri. Batas min dan maks menentukan seberapa jauh pramuniaga boleh menawar tanpa otorisasi."
    >
      <div className="pembukaan-bidang">
        <Field label="Harga 24K Jual / gram" error={errorOf(errors, 'harga_24k')}>
          {(control) => (
            <RupiahInput
              {...control}
              value={form.harga_24k}
              onChange={(amount) => setForm({ ...form, harga_24k: amount })}
            />
          )}
        </Field>
        <Field label="Harga 24K Beli / gram" error={errorOf(errors, 'harga_beli_24k')}>
          {(control) => (
            <RupiahInput
              {...control}
              value={form.harga_beli_24k}
              onChange={(amount) => setForm({ ...form, harga_beli_24k: amount })}
            />
          )}
        </Field>
      </div>
      <p>
        <Button onClick={turunkan} disabled={harga_24k === 0}>
          Hitung Dari Harga 24K
        </Button>
      </p>
      {rows.length === 0 && (
        <EmptyState
          title="Belum Ada Group"
          text="Pilih group di langkah Data Master, atau buat sendiri di Master Group."
        />
      )}
      {rows.length > 0 && (
        <div className="card pembukaan-tabel" role="region" aria-label="Harga per gram tiap group">
          <table>
            <thead>
              <tr>
                <th>Group</th>
                <th className="number">Kadar</th>
                {FIELDS.map(([field, label]) => (
                  <th key={field} className="number">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                <tr key={row.kode_group}>
                  <td className="teks">{row.nama_group}</td>
                  <td className="teks number">{formatPersen(row.kadar)}</td>
                  {FIELDS.map(([field, label]) => {
                    const error = errorOf(errors, `group.${i}.${field}`)
                    return (
                      <td key={field}>
                        <SheetCell error={error}>
                          <RupiahInput
                            prefix=""
                            aria-label={`${label} ${row.nama_group}`}
                            {...(error ? { status: 'error' as const, 'aria-invalid': true } : {})}
                            value={row[field] || null}
                            onChange={(amount) => ubah(row.kode_group, row, field, amount)}
                          />
                        </SheetCell>
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {otorisasi.modal}
    </Kerangka>
  )
}

/**
 * Decides if a group follows the price of fine gold from now on: it does when that price derives the group's price,
 * with its margin or without.
 */
function caraDari(
  { kadar_jual, harga, margin_per_gram }: HargaGroupDiatur,
  { harga_24k, kelipatan }: { harga_24k: Rupiah; kelipatan: number },
): Pick<HargaGroupDiatur, 'cara' | 'margin_per_gram'> {
  const margin = [margin_per_gram, rupiah(0)].find(
    (m) => harga_24k > 0 && kadar_jual > 0 && harga === hargaGramTurunan(harga_24k, kadar_jual, m, kelipatan),
  )
  return margin === undefined
    ? { cara: 'MANUAL', margin_per_gram: rupiah(0) }
    : { cara: 'TURUNAN', margin_per_gram: margin }
}
