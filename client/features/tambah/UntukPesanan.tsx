import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { sebutAtribut } from '#domain/documents/atribut.ts'
import { listPesanan, lihatPesanan, type PesananLine } from '#domain/calls/pesanan.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { milligram, type Milligram } from '#domain/units.ts'
import { newIdTrx, type ApiError } from '#client/net/api.ts'
import { fetchCall, tellFailure, useCall } from '#client/net/query.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import type { BarangDiketik, DraftTambah } from './draft.ts'

interface Props {
  draft: DraftTambah
  onUbah: (bagian: Partial<DraftTambah>) => void
  wrong: readonly FieldError[]
}

const keBeratPesanan = (): void => {
  document.querySelector<HTMLInputElement>('[data-jadi] input')?.focus()
}

/** A piece as its line of the order says it; 0 g until it is weighed. */
const barangDari = (b: PesananLine): BarangDiketik => ({
  kunci: newIdTrx(),
  no_baris: b.no,
  kode_group: b.kode_group,
  kode_dept: b.kode_dept,
  nama_barang: (b.ukuran === '-' ? b.nama_barang : `${b.nama_barang} ${b.ukuran}`).slice(0, 100),
  kadar: b.kadar,
  kadar_cetak: b.kadar_cetak,
  berat: milligram(0),
  ongkos: b.ongkos,
  tipe_ongkos: 'NOMINAL',
  kode_gudang: 'PESANAN',
  kode_baki: 'PESANAN',
  nama_atribut: b.nama_atribut,
  berat_atribut: b.berat_atribut,
  harga_atribut: b.harga_atribut,
  harga_modal: null,
  kode_intern: '-',
  kode_bandrol: '-',
  punya_faktur_pajak: false,
})

/** The order that a goldsmith has finished, and what he has made for it: all is known but the weights (DOMAIN §B.6). */
export function UntukPesanan({ draft, onUbah, wrong }: Props) {
  const proses = useCall(listPesanan, { query: { status_pesanan: 'PROSES', limit: 500 } })
  const { no_pesanan: diminta }: Record<string, unknown> = useSearch({ strict: false })
  const choose = async (no_pesanan: string) => {
    try {
      const { detail_barang } = await fetchCall(lihatPesanan, { params: { no_pesanan } })
      const barang = detail_barang.filter((b) => b.status === 'OPEN').map(barangDari)
      onUbah({ no_pesanan, barang })
    } catch (error) {
      void tellFailure(error as ApiError)
    }
  }
  // The order that the address names, when this screen was opened for it.
  const dariAlamat = useEffectEvent(() => {
    if (typeof diminta === 'string' && !draft.dikirim && diminta.toUpperCase() !== draft.no_pesanan)
      void choose(diminta.toUpperCase())
  })
  useEffect(() => dariAlamat(), [diminta])
  // Once its lines are there: the first weight is what is typed next.
  useEffect(() => {
    if (draft.no_pesanan) keBeratPesanan()
  }, [draft.no_pesanan])
  const timbang = (kunci: string, berat: Milligram | null) =>
    onUbah({
      barang: draft.barang.map((b) => (b.kunci === kunci ? { ...b, berat: berat ?? milligram(0) } : b)),
    })
  const seluruh = errorOf(wrong, 'barang')
  // Of what is sent only the weighed ones count: the server names them by that order.
  const dikirim = draft.barang.filter((b) => b.berat > 0)
  return (
    <>
      <div className="tambah-bidang">
        <Field label="Pesanan" required error={errorOf(wrong, 'no_pesanan')}>
          {(c) => (
            <Picker<string>
              {...c}
              reading={proses}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Pilih, ketik, atau scan no pesanan"
              disabled={draft.dikirim}
              value={draft.no_pesanan || null}
              options={proses.data?.map((p) => ({
                value: p.no_pesanan,
                label: `${p.no_pesanan} · ${p.nama_customer} · ${p.nama_tukang}`,
              }))}
              onChange={(no) => void choose(no)}
            />
          )}
        </Field>
      </div>
      {seluruh && (
        <p className="field-error" role="alert">
          {seluruh}
        </p>
      )}
      {draft.barang.length === 0 ? (
        <EmptyState
          title={draft.no_pesanan ? 'Tidak Ada Yang Ditunggu' : 'Pesanan Belum Dipilih'}
          text={
            draft.no_pesanan
              ? 'Semua barang pesanan ini sudah jadi atau dibatalkan.'
              : 'Pilih pesanan yang sedang di tukang, lalu timbang barang jadinya.'
          }
        />
      ) : (
        <ol className="stok-barang card" aria-label="Barang jadi">
          {draft.barang.map((b) => (
            <Satu
              key={b.kunci}
              b={b}
              wrong={wrongAt(wrong, dikirim.indexOf(b))}
              terkunci={draft.dikirim}
              onTimbang={(berat) => timbang(b.kunci, berat)}
            />
          ))}
        </ol>
      )}
    </>
  )
}

const wrongAt = (wrong: readonly FieldError[], i: number): string =>
  wrong
    .filter(({ field }) => i >= 0 && (field === `barang.${i}` || field.startsWith(`barang.${i}.`)))
    .map((e) => e.message)
    .join('. ')

interface SatuProps {
  b: BarangDiketik
  wrong: string
  terkunci: boolean
  onTimbang: (berat: Milligram | null) => void
}

function Satu({ b, wrong, terkunci, onTimbang }: SatuProps) {
  const nilai = [
    ...(b.ongkos > 0 ? [`ongkos ${formatRupiah(b.ongkos)}`] : []),
    ...[sebutAtribut(b)].filter(Boolean),
  ]
  return (
    <li className={wrong ? 'stok-salah' : undefined}>
      <span className="stok-nama">
        <strong>
          {b.no_baris}. {b.nama_barang}
        </strong>{' '}
        {b.kadar_cetak ?? ''}
        <small className="muted">{[b.kode_group, b.kode_dept, ...nilai].join(' · ')}</small>
        {wrong && (
          <span className="field-error" role="alert">
            {wrong}
          </span>
        )}
      </span>
      <span data-jadi={b.berat === 0 ? 'kosong' : 'terisi'} className="tambah-jadi">
        <GramInput
          aria-label={`Berat ${b.nama_barang} (${b.no_baris})`}
          placeholder="Berat jadi"
          readOnly={terkunci}
          value={b.berat === 0 ? null : b.berat}
          onChange={onTimbang}
        />
      </span>
    </li>
  )
}
