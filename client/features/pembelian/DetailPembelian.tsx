import { Button } from 'antd'
import { identitasPenjual, lihatPembelian, type PembelianLengkap } from '#domain/calls/pembelian.ts'
import { formatRupiah } from '#domain/format.ts'
import { sebutAsal } from '#domain/rules/dokumen-asal.ts'
import { rupiah } from '#domain/units.ts'
import { ask } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import {
  BarangTable,
  caraBayar,
  Detail,
  DetailTable,
  faktaKunjungan,
  faktaSales,
  NamaBarang,
  Undian,
  WhenLoaded,
  type BarangDetail,
  type Fakta,
  type RincianRow,
} from '#client/kasir/detail.tsx'
import { LineFoto } from '#client/kasir/LineFoto.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { fotoDariAsal } from './foto-asal.ts'
import { StatusBeli } from './status.tsx'

/** A whole purchase or trade-in, fetched anew. */
export function DetailPembelian({ no_faktur_group }: { no_faktur_group: string }) {
  const reading = useCall(lihatPembelian, { params: { no_faktur_group } }, { staleTime: 0 })
  return (
    <WhenLoaded reading={reading}>
      {(faktur) => (
        <Detail
          no={faktur.no_faktur_group}
          status={<StatusBeli {...faktur} />}
          cetak={faktur.cetak}
          facts={fakta(faktur)}
          kiri={{ label: 'Pembayaran', rows: bayar(faktur) }}
          kanan={{ rows: jumlah(faktur) }}
          below={<Undian kupon={faktur.kupon} hadiah={faktur.hadiah_diserahkan} />}
        >
          {faktur.identitas && mayMake(identitasPenjual) && (
            <LihatIdentitas {...faktur} jenis={faktur.identitas.jenis} />
          )}
          <Dibeli faktur={faktur} />
          {faktur.detail_barang.length > 0 && (
            <BarangTable
              label="Barang dijual"
              title="Dijual"
              perGram={false}
              barang={faktur.detail_barang.map((d) => dijual(d, faktur.status_valid === 'CANC'))}
            />
          )}
        </Detail>
      )}
    </WhenLoaded>
  )
}

/** The whole number, once: that somebody looked is written down. */
function LihatIdentitas({ no_faktur_group, jenis }: { no_faktur_group: string; jenis: string }) {
  const { send, busy } = useSend(identitasPenjual, {
    onDone: ({ data }) => void ask({ kind: 'info', title: jenis, text: data.nomor, ok: 'OK' }),
  })
  return (
    <p>
      <Button size="small" loading={busy} onClick={() => void send({ params: { no_faktur_group } })}>
        Lihat Identitas
      </Button>
    </p>
  )
}

const fakta = (faktur: PembelianLengkap): Fakta[] => [
  ...faktaKunjungan(faktur),
  ['Penjual', faktur.identitas ? `${faktur.identitas.nama}, ${faktur.identitas.alamat}` : '-'],
  [faktur.identitas?.jenis ?? 'KTP', faktur.identitas?.nomor ?? '-'],
  faktaSales(faktur),
  ['Timbangan', faktur.no_timbangan ?? '-'],
  ['Dibuat', faktur.input_by],
  ['Validasi', faktur.valid_by],
  ['Dari Hutang', faktur.no_faktur_hutang],
  ['Alasan Batal', faktur.alasan_batal],
]

const Dibeli = ({ faktur }: { faktur: PembelianLengkap }) => {
  const denganAsal = faktur.detail_beli.some((d) => d.dokumen_asal !== null)
  return (
    <DetailTable
      label="Barang dibeli"
      columns={[
        { title: 'Dibeli' },
        { title: 'Nota', number: true },
        { title: 'Berat', number: true },
        { title: 'Kondisi' },
        { title: 'Rugi Nota', number: true },
        { title: 'Potongan', number: true },
        { title: 'Harga Beli', number: true },
        ...(denganAsal ? [{ title: 'Dokumen Asal' }] : []),
      ]}
    >
      {faktur.detail_beli.map((d) => (
        <tr key={d.no_faktur_beli} className={d.status_valid === 'CANC' ? 'detail-batal' : undefined}>
          <NamaBarang
            {...d}
            catatan={
              d.no_faktur_jual === '-'
                ? `Tanpa nota${faktur.no_faktur_hutang === '-' ? ` · ${sebutAsal(d)}` : ''}`
                : `${d.kode_barcode} · ${d.no_faktur_jual} · ${d.umur_hari} hari · nota ${d.toko_jual}`
            }
          />
          <td className="number">
            {d.no_faktur_jual === '-' ? (
              '-'
            ) : (
              <>
                <Rupiah value={d.harga_nota} />
                <small className="muted">
                  <Gram value={d.berat_nota} />
                </small>
              </>
            )}
          </td>
          <td className="number">
            <Gram value={d.berat} />
          </td>
          <td>{d.kondisi}</td>
          <td className="number">{number(d.rugi_nota_rp)}</td>
          <td className="number">{number(d.potongan_kondisi_rp + d.potongan_manual)}</td>
          <td className="number">
            <Rupiah value={d.harga} strong />
            <small className="muted">
              <Rupiah value={d.harga_rata} />
              /g
            </small>
          </td>
          {denganAsal && (
            <td>
              {d.dokumen_asal !== null && (
                <LineFoto
                  dari={fotoDariAsal}
                  dokumen={faktur.no_faktur_group}
                  line={d}
                  boleh={d.status_valid !== 'CANC'}
                />
              )}
            </td>
          )}
        </tr>
      ))}
    </DetailTable>
  )
}

const number = (n: number): string => (n === 0 ? '-' : formatRupiah(rupiah(n)))

const dijual = (d: PembelianLengkap['detail_barang'][number], batal: boolean): BarangDetail => ({
  ...d,
  kunci: d.no_faktur_jual,
  catatan: [d.kode_barcode],
  batal,
})

const bayar = ({ pembayaran, poin }: PembelianLengkap): RincianRow[] => [
  ...pembayaran.map((p) => ({
    label: caraBayar(p.jenis, p.nama_bank, p.no_card, p.keterangan === p.jenis ? '-' : p.keterangan),
    nilai: p.nominal,
  })),
  ...(pembayaran.length === 0 ? [{ label: 'Tanpa pembayaran' }] : []),
  ...(poin === 0 ? [] : [{ label: 'Poin', nilai: String(poin) }]),
]

const jumlah = ({
  kind,
  total,
  total_jual,
  ppn_rp,
  ppn_mode,
  pph_rp,
  total_bayar,
  no_faktur_hutang,
}: PembelianLengkap): RincianRow[] => [
  ...(no_faktur_hutang === '-'
    ? []
    : [
        { label: 'Harga Serah', nilai: total },
        { label: 'Untuk Hutang', nilai: rupiah(-total - total_bayar) },
      ]),
  ...(kind === 'TUKAR' ? [{ label: 'Penjualan', nilai: total_jual }] : []),
  ...(ppn_mode === 'OFF'
    ? []
    : [{ label: `PPN${ppn_mode === 'INCLUDE' ? ' (termasuk)' : ''}`, nilai: ppn_rp }]),
  ...(pph_rp === 0 ? [] : [{ label: 'PPh 22', nilai: pph_rp }]),
  ...(kind === 'TUKAR' ? [{ label: 'Pembelian', nilai: rupiah(-total) }] : []),
  {
    label: total_bayar > 0 ? 'Total Bayar' : 'Dibayar Toko',
    nilai: rupiah(Math.abs(total_bayar)),
    jumlah: true,
  },
]
