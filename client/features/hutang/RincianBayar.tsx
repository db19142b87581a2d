import type { HutangLengkap } from '#domain/calls/hutang.ts'
import { formatTanggal } from '#domain/format.ts'
import { rupiah } from '#domain/units.ts'
import { Rincian, type RincianRow } from '#client/kasir/detail.tsx'
import type { HitunganBayar, JenisBayar } from './bayar.ts'
import { caraHitung } from './jadwal.ts'
import { pinjamanDari } from './pinjaman.ts'
import '#client/kasir/detail.css'

interface Props {
  hutang: HutangLengkap
  jenis: JenisBayar
  hitungan: HitunganBayar
}

/** The amount of a payment, how its interest is reckoned, and the loan afterwards. */
export const RincianBayar = (props: Props) => (
  <div className="detail-foot">
    <Rincian label="Yang dibayar" rows={dibayar(props)} />
    <Rincian label="Sesudahnya" rows={sesudah(props)} />
  </div>
)

function dibayar({ hutang: h, hitungan }: Props): RincianRow[] {
  const { jatuh, bunga, total } = hitungan
  const pokok = rupiah(total - bunga)
  return [
    {
      label: 'Bunga',
      nilai: bunga,
      catatan:
        jatuh.kali === 0 && jatuh.bunga === 0
          ? `sudah dibayar sampai ${formatTanggal(h.tgl_bunga_sampai)}`
          : caraHitung(pinjamanDari(h), jatuh),
    },
    ...(bunga === jatuh.bunga ? [] : [{ label: 'Bunga Seharusnya', nilai: jatuh.bunga }]),
    ...(pokok > 0 ? [{ label: 'Pokok', nilai: pokok }] : []),
    { label: 'Dibayar Customer', nilai: total, jumlah: true },
  ]
}

function sesudah({ hutang: h, jenis, hitungan: { results } }: Props): RincianRow[] {
  const { sisa_pokok, tgl_bunga_sampai, tgl_jatuh_tempo } = results?.lines.at(-1)?.baru ?? h
  if (jenis === 'LUNAS')
    return [
      { label: 'Sisa Pokok', nilai: rupiah(0) },
      { label: 'Amplop', nilai: `${h.no_amplop} dikembalikan` },
      ...(h.no_segel === '-' ? [] : [{ label: 'Segel', nilai: h.no_segel }]),
      ...(h.tempat === '-' ? [] : [{ label: 'Tempat', nilai: h.tempat }]),
    ]
  return [
    { label: 'Sisa Pokok', nilai: sisa_pokok },
    { label: 'Bunga Dibayar Sampai', nilai: formatTanggal(tgl_bunga_sampai) },
    {
      label: 'Jatuh Tempo',
      nilai: formatTanggal(tgl_jatuh_tempo),
      ...(tgl_jatuh_tempo === h.tgl_jatuh_tempo
        ? {}
        : { catatan: `tadinya ${formatTanggal(h.tgl_jatuh_tempo)}` }),
    },
  ]
}
