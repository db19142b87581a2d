/** Examples of what the rules being typed come to, computed by the rules of the counter. */
import { InputNumber, Select } from 'antd'
import { useState } from 'react'
import type { HargaGroupDiatur } from '#domain/calls/harga-emas.ts'
import { formatNumber, formatGram, formatRupiah } from '#domain/format.ts'
import { bungaPertama } from '#domain/rules/bunga-pinjaman.ts'
import type { ParameterRugiNota } from '#domain/rules/dibeli.ts'
import { hargaBeli, rugiUntuk, type SettingHargaBeli } from '#domain/rules/pembelian.ts'
import { hitungPoin } from '#domain/rules/poin.ts'
import { milligram, rupiah, tambahHari, tanggalSystem, type Rupiah } from '#domain/units.ts'
import { Rupiah as Rp } from '#client/ui/amounts.tsx'
import { Field } from '#client/ui/Field.tsx'
import { RupiahInput } from '#client/ui/inputs.tsx'
import { beratUntuk, type Aturan } from './aturan.ts'

const HARGA_NOTA = rupiah(5_000_000)
const UMUR_HARI = 40

interface ExampleBeliProps {
  aturan: Aturan
  parameter: readonly ParameterRugiNota[]
  group: readonly HargaGroupDiatur[]
  settings: SettingHargaBeli
}

/** A piece that is brought back: which one, is the reader's to choose. */
export function ExampleBeli({ aturan, parameter, group, settings }: ExampleBeliProps) {
  const [kode_group, setGroup] = useState<string>()
  const [kode_kondisi, setKondisi] = useState<string>()
  const [harga_jual, setHarga] = useState<Rupiah>(HARGA_NOTA)
  const [umur, setUmur] = useState(UMUR_HARI)
  const kondisi = aturan.kondisi_pembelian.filter((k) => k.pakai)
  const g =
    group.find((row) => row.kode_group === kode_group) ?? group.find((row) => row.harga > 0) ?? group[0]
  const k = kondisi.find((row) => row.kode === kode_kondisi) ?? kondisi.find(adaPotongan) ?? kondisi[0]
  if (!g || !k)
    return <p className="muted">Contoh muncul bila ada group dan paling sedikit satu kondisi pembelian.</p>
  const berat = milligram(beratUntuk(harga_jual, g.harga))
  const { harga, asal } = hargaBeli(
    {
      nota: {
        harga_jual,
        ongkos: rupiah(0),
        harga_atribut: rupiah(0),
        berat,
        harga_gram: g.harga,
        berat_customer: milligram(0),
      },
      berat,
      kadar: undefined,
      group: g,
      rugi: rugiUntuk(parameter, g.kode_group, umur),
      kondisi: k,
      potongan_manual: rupiah(0),
    },
    settings,
  )
  return (
    <section className="card aturan-contoh" aria-label="Contoh beli kembali">
      <h2>Contoh</h2>
      <div className="aturan-contoh-isian">
        <Field label="Group">
          {(control) => (
            <Select
              {...control}
              value={g.kode_group}
              onChange={setGroup}
              options={group.map((row) => ({ value: row.kode_group, label: row.nama_group }))}
            />
          )}
        </Field>
        <Field label="Harga Nota">
          {(control) => (
            <RupiahInput {...control} value={harga_jual} onChange={(rp) => setHarga(rp ?? rupiah(0))} />
          )}
        </Field>
        <Field label="Umur Nota (Hari)">
          {(control) => (
            <InputNumber {...control} min={0} max={9999} value={umur} onChange={(n) => setUmur(n ?? 0)} />
          )}
        </Field>
        <Field label="Kondisi">
          {(control) => (
            <Select
              {...control}
              value={k.kode}
              onChange={setKondisi}
              options={kondisi.map((row) => ({ value: row.kode, label: row.kondisi }))}
            />
          )}
        </Field>
      </div>
      <p aria-live="polite">
        Nota {formatRupiah(harga_jual)} umur {umur} hari, {formatGram(berat)} g {g.nama_group}, kondisi{' '}
        {k.kondisi}: dibayar <Rp strong value={harga} />
      </p>
      <dl className="aturan-asal">
        {asal.map(({ nama, rumus, jumlah }) => (
          <div key={nama}>
            <dt>
              {nama} {rumus && <small className="muted">{rumus}</small>}
            </dt>
            <dd className="number">{formatNumber(jumlah)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const adaPotongan = ({ tipe, persentase, potongan }: Aturan['kondisi_pembelian'][number]): boolean =>
  (tipe === 'RP' ? potongan : persentase) > 0

/** Points of a purchase of the same size. */
export function ExamplePoin({ poin: { pakai, ...rule } }: Pick<Aturan, 'poin'>) {
  if (!pakai) return <p className="muted">Belanja tidak mendapat poin.</p>
  if (rule.kelipatan <= 0) return null
  const earned = hitungPoin(
    [{ kode_group: '-', berat: milligram(0), nilai: HARGA_NOTA }],
    [{ ...rule, status_aktif: true }],
    rule.tgl_mulai,
  )
  return (
    <p aria-live="polite">
      Contoh: member belanja {formatRupiah(HARGA_NOTA)} mendapat <strong>{formatNumber(earned)} poin</strong>.
    </p>
  )
}

/** The cost of a loan after as many days as the example's nota was old. */
export function ExampleBunga({
  syarat,
  mulai,
  kelipatan,
}: {
  syarat: Aturan['kondisi_pinjaman'][number]
  mulai: string
  kelipatan: number
}) {
  const d_bayar = tambahHari(tanggalSystem(mulai), UMUR_HARI)
  const { bunga, kali } = bungaPertama({ pokok: HARGA_NOTA, tgl_hutang: mulai, d_bayar }, syarat, kelipatan)
  return (
    <>
      {formatRupiah(bunga)}{' '}
      <small className="muted">
        {kali} {syarat.metode === 'BULANAN' ? 'bulan' : 'hari'}
      </small>
    </>
  )
}
export const EXAMPLE_PINJAMAN = `${formatRupiah(HARGA_NOTA)}, ${UMUR_HARI} hari`
