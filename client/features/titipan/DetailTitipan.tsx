import { Button, Spin } from 'antd'
import { lihatTitipan, type TitipanLengkap } from '#domain/calls/titipan.ts'
import { formatHariTanggal, formatRupiah, formatTanggal } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import { StatusTitipan } from './status.tsx'
import '#client/ui/detail.css'
import './titipan.css'

interface Props {
  no_titip_group: string
  /** Prints the receipt of one payment. */
  onCetak?: (urut: number) => void
}

/** One deposit whole, fetched anew. */
export function DetailTitipan({ no_titip_group, onCetak }: Props) {
  const { data, error } = useCall(lihatTitipan, { params: { no_titip_group } }, { staleTime: 0 })
  if (error && !data) return <EmptyState title={error.message} />
  if (!data) return <Spin className="detail-wait" />
  return (
    <div className="detail">
      <div className="detail-head">
        <h2>{data.no_titip_group}</h2>
        <StatusTitipan {...data} />
      </div>
      <Fakta titipan={data} />
      {data.detail_barang.length > 0 && <Barang barang={data.detail_barang} />}
      <Setoran titipan={data} onCetak={onCetak} />
      <div className="detail-foot">
        <span />
        <Jumlah titipan={data} />
      </div>
    </div>
  )
}

function Fakta({ titipan: t }: { titipan: TitipanLengkap }) {
  const facts: [string, string][] = [
    ['Tanggal', `${formatHariTanggal(t.tgl_system)}, ${t.jam.slice(0, 5)}`],
    [
      'Customer',
      t.kode_customer === 'NONMEMBER' ? t.nama_customer : `${t.nama_customer} (${t.kode_customer})`,
    ],
    ['No HP', t.no_hp],
    ['Alamat', t.alamat_customer],
    ['Sales', `${t.nama_sales} (${t.kode_sales})`],
    ['Harga Dikunci Sampai', t.tgl_kunci_harga ? formatTanggal(t.tgl_kunci_harga) : '-'],
    [
      'Diambil',
      t.tgl_ambil
        ? `${formatTanggal(t.tgl_ambil)} dengan ${t.no_faktur_group}`
        : t.no_faktur_group === '-'
          ? '-'
          : `sedang, dengan ${t.no_faktur_group}`,
    ],
    ['Dibatalkan', t.tgl_batal_titip ? formatTanggal(t.tgl_batal_titip) : '-'],
    ['Alasan Batal', t.alasan_batal],
    ['Dibuat', t.input_by],
  ]
  return (
    <dl className="detail-facts">
      {facts
        .filter(([, text]) => text !== '-')
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}

function Barang({ barang }: { barang: TitipanLengkap['detail_barang'] }) {
  const region = useScrollByKeys('.detail-scroll')
  return (
    <div ref={region} className="detail-scroll" role="region" aria-label="Barang titipan">
      <table className="detail-table">
        <caption className="only-heard">Barang titipan</caption>
        <thead>
          <tr>
            <th scope="col">Barang</th>
            <th scope="col" className="number">
              Berat
            </th>
            <th scope="col" className="number">
              Harga/gram
            </th>
            <th scope="col" className="number">
              Harga Jual
            </th>
            <th scope="col" className="number">
              Ongkos
            </th>
            <th scope="col" className="number">
              Atribut
            </th>
            <th scope="col" className="number">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {barang.map((d) => (
            <tr key={d.no}>
              <th scope="row">
                <strong>{d.nama_barang}</strong> {d.kadar_cetak}
                <small className="muted">
                  {d.kode_barcode} · Baki {d.kode_toko}
                  {d.nama_atribut !== '-' && ` · ${d.nama_atribut}`}
                </small>
              </th>
              <td className="number">
                <Gram value={d.berat} />
              </td>
              <td className="number">
                <Rupiah value={d.harga_gram} />
              </td>
              <td className="number">
                <Rupiah value={d.harga_jual} />
              </td>
              <td className="number">
                <Rupiah value={d.ongkos} />
              </td>
              <td className="number">{d.harga_atribut === 0 ? '-' : <Rupiah value={d.harga_atribut} />}</td>
              <td className="number">
                <Rupiah value={d.harga_total} strong />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Every payment on it, the deposit itself first. */
function Setoran({
  titipan: { setoran },
  onCetak,
}: {
  titipan: TitipanLengkap
  onCetak: ((urut: number) => void) | undefined
}) {
  const region = useScrollByKeys('.detail-scroll')
  return (
    <div ref={region} className="detail-scroll" role="region" aria-label="Titipan dan tambahan">
      <table className="detail-table">
        <caption className="only-heard">Titipan dan tambahan</caption>
        <thead>
          <tr>
            <th scope="col">Setoran</th>
            <th scope="col">Tanggal</th>
            <th scope="col">Pembayaran</th>
            <th scope="col">Keadaan</th>
            <th scope="col" className="number">
              Jumlah
            </th>
            {onCetak && (
              <th scope="col">
                <span className="only-heard">Cetak</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {setoran.map((s) => (
            <tr key={s.urut} className={s.status_valid === 'CANC' ? 'detail-batal' : undefined}>
              <th scope="row">{s.urut === 1 ? 'Titipan' : 'Tambah Titipan'}</th>
              <td>
                {s.tgl_system} {s.jam.slice(0, 5)}
              </td>
              <td>
                {s.pembayaran.map((p) => (
                  <span key={p.jenis} className="titip-bayar">
                    {cara(p, s.pembayaran.length > 1)}
                  </span>
                ))}
              </td>
              <td>
                {KEADAAN[s.status_valid]}
                {s.valid_by !== '-' && <small className="muted">{s.valid_by}</small>}
              </td>
              <td className="number">
                <Rupiah value={s.total} strong />
              </td>
              {onCetak && (
                <td>
                  {s.status_valid !== 'CANC' && (
                    <Button
                      size="small"
                      aria-label={`Cetak tanda terima ${s.urut}`}
                      onClick={() => onCetak(s.urut)}
                    >
                      Cetak
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How it was paid; how much of it, where there were several ways. */
const cara = (
  { jenis, nama_bank, no_card, nominal }: TitipanLengkap['setoran'][number]['pembayaran'][number],
  berapa: boolean,
): string =>
  [jenis, nama_bank, no_card, berapa ? formatRupiah(nominal) : '-'].filter((text) => text !== '-').join(' ')

const KEADAAN: Record<string, string> = { OPEN: 'Belum Validasi', DONE: 'Sah', CANC: 'Batal' }

const Jumlah = ({ titipan: t }: { titipan: TitipanLengkap }) => (
  <dl className="detail-sum">
    {t.total > 0 && (
      <div>
        <dt>Total</dt>
        <dd>
          <Rupiah value={t.total} />
        </dd>
      </div>
    )}
    <div className="detail-due">
      <dt>Titipan</dt>
      <dd>
        <Rupiah value={t.titipan} strong />
      </dd>
    </div>
    {t.menunggu > 0 && (
      <div>
        <dt>Menunggu Validasi</dt>
        <dd>
          <Rupiah value={t.menunggu} />
        </dd>
      </div>
    )}
    {t.sisa > 0 && (
      <div>
        <dt>Sisa</dt>
        <dd>
          <Rupiah value={t.sisa} />
        </dd>
      </div>
    )}
    {t.potongan_rp > 0 && (
      <div>
        <dt>Potongan Batal</dt>
        <dd>
          <Rupiah value={t.potongan_rp} />
        </dd>
      </div>
    )}
    {t.refund.map((p) => (
      <div key={p.jenis}>
        <dt>
          Dikembalikan {p.jenis} {p.nama_bank !== '-' && p.nama_bank}
        </dt>
        <dd>
          <Rupiah value={p.nominal} />
        </dd>
      </div>
    ))}
  </dl>
)
