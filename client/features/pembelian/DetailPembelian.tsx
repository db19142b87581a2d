import { Button, Spin } from 'antd'
import type { ReactNode } from 'react'
import { identitasPenjual, lihatPembelian, type PembelianLengkap } from '#domain/calls/pembelian.ts'
import { formatAngka, formatHariTanggal } from '#domain/format.ts'
import { rupiah } from '#domain/units.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { ask } from '#client/net/dialogs.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import { StatusBeli } from './status.tsx'
import '#client/ui/detail.css'

/** One purchase or trade-in whole, fetched anew. */
export function DetailPembelian({ no_faktur_group }: { no_faktur_group: string }) {
  const { data, error } = useCall(lihatPembelian, { params: { no_faktur_group } }, { staleTime: 0 })
  if (error && !data) return <EmptyState title={error.message} />
  return data ? <Isi faktur={data} /> : <Spin className="detail-wait" />
}

function Isi({ faktur }: { faktur: PembelianLengkap }) {
  return (
    <div className="detail">
      <div className="detail-head">
        <h2>{faktur.no_faktur_group}</h2>
        <StatusBeli {...faktur} />
        {faktur.cetak > 0 && <span className="muted">dicetak {faktur.cetak} kali</span>}
      </div>
      <Fakta faktur={faktur} />
      {faktur.identitas && mayMake(identitasPenjual) && (
        <LihatIdentitas {...faktur} jenis={faktur.identitas.jenis} />
      )}
      <Gulir label="Barang dibeli">
        <Dibeli faktur={faktur} />
      </Gulir>
      {faktur.detail_barang.length > 0 && (
        <Gulir label="Barang dijual">
          <Dijual faktur={faktur} />
        </Gulir>
      )}
      <div className="detail-foot">
        <Bayar faktur={faktur} />
        <Jumlah faktur={faktur} />
      </div>
      {faktur.kupon.length > 0 && <p>Kupon: {faktur.kupon.join(', ')}</p>}
    </div>
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

/** A wide table, moved by keys too. */
function Gulir({ label, children }: { label: string; children: ReactNode }) {
  const region = useScrollByKeys('.detail-scroll')
  return (
    <div ref={region} className="detail-scroll" role="region" aria-label={label}>
      {children}
    </div>
  )
}

function Fakta({ faktur }: { faktur: PembelianLengkap }) {
  const { identitas } = faktur
  const facts: [string, string][] = [
    ['Tanggal', `${formatHariTanggal(faktur.tgl_system)}, ${faktur.jam.slice(0, 5)}`],
    [
      'Customer',
      faktur.kode_customer === 'NONMEMBER'
        ? faktur.nama_customer
        : `${faktur.nama_customer} (${faktur.kode_customer})`,
    ],
    ['No HP', faktur.no_hp],
    ['Alamat', faktur.alamat_customer],
    ['Penjual', identitas ? `${identitas.nama}, ${identitas.alamat}` : '-'],
    [identitas?.jenis ?? 'KTP', identitas?.nomor ?? '-'],
    ['Sales', `${faktur.nama_sales} (${faktur.kode_sales})`],
    ['Dibuat', faktur.input_by],
    ['Validasi', faktur.valid_by],
    ['Alasan Batal', faktur.alasan_batal],
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

const Dibeli = ({ faktur }: { faktur: PembelianLengkap }) => (
  <table className="detail-table">
    <caption className="only-heard">Barang yang dibeli</caption>
    <thead>
      <tr>
        <th scope="col">Dibeli</th>
        <th scope="col" className="number">
          Nota
        </th>
        <th scope="col" className="number">
          Berat
        </th>
        <th scope="col">Kondisi</th>
        <th scope="col" className="number">
          Rugi Nota
        </th>
        <th scope="col" className="number">
          Potongan
        </th>
        <th scope="col" className="number">
          Harga Beli
        </th>
      </tr>
    </thead>
    <tbody>
      {faktur.detail_beli.map((d) => (
        <tr key={d.no_faktur_beli} className={d.status_valid === 'CANC' ? 'detail-batal' : undefined}>
          <th scope="row">
            <strong>{d.nama_barang}</strong> {d.kadar_cetak}
            <small className="muted">
              {d.no_faktur_jual === '-'
                ? 'Tanpa nota'
                : `${d.kode_barcode} · ${d.no_faktur_jual} · ${d.umur_hari} hari`}
            </small>
          </th>
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
          <td className="number">{angka(d.rugi_nota_rp)}</td>
          <td className="number">{angka(d.potongan_kondisi_rp + d.potongan_manual)}</td>
          <td className="number">
            <Rupiah value={d.harga} strong />
            <small className="muted">
              <Rupiah value={d.harga_rata} />
              /g
            </small>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const angka = (n: number): string => (n === 0 ? '-' : formatAngka(n))

const Dijual = ({ faktur }: { faktur: PembelianLengkap }) => (
  <table className="detail-table">
    <caption className="only-heard">Barang yang dijual</caption>
    <thead>
      <tr>
        <th scope="col">Dijual</th>
        <th scope="col" className="number">
          Berat
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
      {faktur.detail_barang.map((d) => (
        <tr key={d.no_faktur_jual} className={faktur.status_valid === 'CANC' ? 'detail-batal' : undefined}>
          <th scope="row">
            <strong>{d.nama_barang}</strong> {d.kadar_cetak}
            <small className="muted">{d.kode_barcode}</small>
          </th>
          <td className="number">
            <Gram value={d.berat} />
          </td>
          <td className="number">
            <Rupiah value={d.harga_jual} />
          </td>
          <td className="number">
            <Rupiah value={d.ongkos} />
          </td>
          <td className="number">{angka(d.harga_atribut)}</td>
          <td className="number">
            <Rupiah value={d.harga_total} strong />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Bayar = ({ faktur }: { faktur: PembelianLengkap }) => (
  <dl className="detail-sum" aria-label="Pembayaran">
    {faktur.pembayaran.map((p) => (
      <div key={p.jenis}>
        <dt>
          {[p.jenis, p.nama_bank, p.no_card, p.keterangan === p.jenis ? '-' : p.keterangan]
            .filter((t) => t !== '-')
            .join(' ')}
        </dt>
        <dd>
          <Rupiah value={p.nominal} />
        </dd>
      </div>
    ))}
    {faktur.pembayaran.length === 0 && (
      <div>
        <dt>Tanpa pembayaran</dt>
        <dd />
      </div>
    )}
    {faktur.poin !== 0 && (
      <div>
        <dt>Poin</dt>
        <dd>{faktur.poin}</dd>
      </div>
    )}
  </dl>
)

const Jumlah = ({
  faktur: { kind, total, total_jual, ppn_rp, ppn_mode, total_bayar },
}: {
  faktur: PembelianLengkap
}) => (
  <dl className="detail-sum">
    {kind === 'TUKAR' && (
      <div>
        <dt>Penjualan</dt>
        <dd>
          <Rupiah value={total_jual} />
        </dd>
      </div>
    )}
    {ppn_mode !== 'OFF' && (
      <div>
        <dt>PPN{ppn_mode === 'INCLUDE' && ' (termasuk)'}</dt>
        <dd>
          <Rupiah value={ppn_rp} />
        </dd>
      </div>
    )}
    {kind === 'TUKAR' && (
      <div>
        <dt>Pembelian</dt>
        <dd>
          <Rupiah value={rupiah(-total)} />
        </dd>
      </div>
    )}
    <div className="detail-due">
      <dt>{total_bayar > 0 ? 'Total Bayar' : 'Dibayar Toko'}</dt>
      <dd>
        <Rupiah value={rupiah(Math.abs(total_bayar))} strong />
      </dd>
    </div>
  </dl>
)
