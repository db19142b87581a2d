import { Checkbox, Spin } from 'antd'
import type { ReactNode } from 'react'
import { lihatPenjualan, type PenjualanLengkap } from '#domain/calls/penjualan.ts'
import { formatHariTanggal, formatPersen } from '#domain/format.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import { Status } from './status.tsx'
import '#client/ui/detail.css'

interface Props {
  no_faktur_group: string
  /** Lines to choose from; without it nothing is chosen. */
  pilihan?: { terpilih: ReadonlySet<string>; onPilih: (no_faktur_jual: string, on: boolean) => void }
  /** Above everything: 'Nota Asli'. */
  children?: ReactNode
}

/** One sale whole, fetched anew. */
export function DetailPenjualan({ no_faktur_group, ...rest }: Props) {
  const { data, error } = useCall(lihatPenjualan, { params: { no_faktur_group } }, { staleTime: 0 })
  if (error && !data) return <EmptyState title={error.message} />
  return data ? <Isi sale={data} {...rest} /> : <Spin className="detail-wait" />
}

function Isi({ sale, pilihan, children }: Omit<Props, 'no_faktur_group'> & { sale: PenjualanLengkap }) {
  return (
    <div className="detail">
      {children}
      <div className="detail-head">
        <h2>{sale.no_faktur_group}</h2>
        <Status {...sale} />
        {sale.cetak > 0 && <span className="muted">dicetak {sale.cetak} kali</span>}
      </div>
      <Fakta sale={sale} />
      <Barang sale={sale} {...(pilihan ? { pilihan } : {})} />
      <div className="detail-foot">
        <Bayar sale={sale} />
        <Jumlah sale={sale} />
      </div>
      {sale.kupon.length > 0 && <p>Kupon: {sale.kupon.join(', ')}</p>}
    </div>
  )
}

function Fakta({ sale }: { sale: PenjualanLengkap }) {
  const facts: [string, string][] = [
    ['Tanggal', `${formatHariTanggal(sale.tgl_system)}, ${sale.jam.slice(0, 5)}`],
    [
      'Customer',
      sale.kode_customer === 'NONMEMBER'
        ? sale.nama_customer
        : `${sale.nama_customer} (${sale.kode_customer})`,
    ],
    ['No HP', sale.no_hp],
    ['Alamat', sale.alamat_customer],
    ['Sales', `${sale.nama_sales} (${sale.kode_sales})`],
    ['Marketplace', sale.kode_marketplace],
    ['Titipan', sale.detail_barang.find((d) => d.no_titip_group !== '-')?.no_titip_group ?? '-'],
    ['Dibuat', sale.input_by],
    ['Validasi', sale.valid_by],
    ['Alasan Batal', sale.alasan_batal],
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

function Barang({ sale, pilihan }: { sale: PenjualanLengkap; pilihan?: NonNullable<Props['pilihan']> }) {
  const region = useScrollByKeys('.detail-scroll')
  return (
    <div ref={region} className="detail-scroll" role="region" aria-label="Barang">
      <table className="detail-table">
        <caption className="only-heard">Barang</caption>
        <thead>
          <tr>
            {pilihan && (
              <th scope="col">
                <span className="only-heard">Pilih</span>
              </th>
            )}
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
          {sale.detail_barang.map((d) => (
            <tr key={d.no_faktur_jual} className={d.status_kembali === 'CANC' ? 'detail-batal' : undefined}>
              {pilihan && (
                <td>
                  <Checkbox
                    aria-label={`Pilih ${d.nama_barang} ${d.kode_barcode}`}
                    disabled={d.status_kembali === 'CANC'}
                    checked={pilihan.terpilih.has(d.no_faktur_jual)}
                    onChange={(event) => pilihan.onPilih(d.no_faktur_jual, event.target.checked)}
                  />
                </td>
              )}
              <th scope="row">
                <strong>{d.nama_barang}</strong> {d.kadar_cetak}
                <small className="muted">
                  {d.kode_barcode}
                  {d.nama_atribut !== '-' && ` · ${d.nama_atribut}`}
                  {d.status_kembali === 'CANC' && ' · DIBATALKAN'}
                  {d.status_tukar && ' · SUDAH DIBELI KEMBALI'}
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

const Bayar = ({ sale }: { sale: PenjualanLengkap }) => (
  <dl className="detail-sum" aria-label="Pembayaran">
    {sale.pembayaran.map((p) => (
      <div key={p.jenis}>
        <dt>
          {[p.jenis, p.nama_bank, p.no_card, p.fee > 0 ? `fee ${formatPersen(p.fee)}` : '-']
            .filter((t) => t !== '-')
            .join(' ')}
        </dt>
        <dd>
          <Rupiah value={p.nominal} />
          {p.kembalian > 0 && (
            <small className="muted">
              diterima <Rupiah value={p.uang_diterima} />, kembali <Rupiah value={p.kembalian} />
            </small>
          )}
        </dd>
      </div>
    ))}
    {sale.kelebihan.map((p) => (
      <div key={`${p.jenis} kelebihan`}>
        <dt>
          Kelebihan titipan dikembalikan {p.jenis}
          {p.nama_bank !== '-' && ` ${p.nama_bank}`}
        </dt>
        <dd>
          <Rupiah value={p.nominal} />
        </dd>
      </div>
    ))}
    {sale.pembayaran.length === 0 && (
      <div>
        <dt>Belum dibayar</dt>
        <dd />
      </div>
    )}
    {sale.poin !== 0 && (
      <div>
        <dt>Poin</dt>
        <dd>{sale.poin}</dd>
      </div>
    )}
  </dl>
)

const Jumlah = ({ sale }: { sale: PenjualanLengkap }) => (
  <dl className="detail-sum">
    {sale.ppn_mode !== 'OFF' && (
      <div>
        <dt>Jumlah</dt>
        <dd>
          <Rupiah value={sale.total} />
        </dd>
      </div>
    )}
    {sale.ppn_mode !== 'OFF' && (
      <div>
        <dt>PPN{sale.ppn_mode === 'INCLUDE' && ' (termasuk)'}</dt>
        <dd>
          <Rupiah value={sale.ppn_rp} />
        </dd>
      </div>
    )}
    <div className="detail-due">
      <dt>Total Bayar</dt>
      <dd>
        <Rupiah value={sale.total_bayar as Amount} strong />
      </dd>
    </div>
  </dl>
)
