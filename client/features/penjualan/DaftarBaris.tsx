import { Button } from 'antd'
import { Fragment, useEffect, useRef } from 'react'
import { scanBarang } from '#domain/calls/barang.ts'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import { ApiError, call } from '#client/net/api.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { tellError } from '#client/net/dialogs.ts'
import { BidangBaris } from './BidangBaris.tsx'
import { KeteranganBaris } from './KeteranganBaris.tsx'
import type { BarisDihitung, Disepakati } from './keranjang.ts'
import type { Transaksi } from './useTransaksi.ts'

interface Props {
  transaksi: Transaksi
  onIzin: (line: BarisDihitung, kategori: KategoriOtorisasi) => void
  onUbah: (line: BarisDihitung, bagian: Partial<Disepakati>) => void
  onHapus: (kode_barcode: string) => void
  /** Back to the scan box. */
  onSelesai: () => void
}

/** The pieces of the sale; the chosen one shows its fields and where its price comes from. */
export function DaftarBaris(props: Props) {
  const { hitungan, terpilih, draf } = props.transaksi
  if (hitungan.baris.length === 0)
    return (
      <EmptyState title="Barang Masih Kosong" text="Scan barcode barang, atau ketik kodenya lalu Enter." />
    )
  return (
    <div className="till-lines">
      <table className="till-table">
        <caption className="only-heard">Barang yang dijual</caption>
        <thead>
          <tr>
            <th scope="col">Barang</th>
            <th scope="col" className="number">
              Berat
            </th>
            <th scope="col" className="number">
              Harga Jual
            </th>
            <th scope="col" className="number">
              Ongkos
            </th>
            <th scope="col" className="number till-wide">
              Atribut
            </th>
            <th scope="col" className="number">
              Total
            </th>
            <th scope="col">
              <span className="only-heard">Hapus</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {hitungan.baris.map((line) => (
            <BarisPenjualan
              key={line.baris.barang.kode_barcode}
              line={line}
              chosen={line.baris.barang.kode_barcode === terpilih}
              disabled={draf.dikirim}
              {...props}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface BarisProps extends Props {
  line: BarisDihitung
  chosen: boolean
  disabled: boolean
}

function BarisPenjualan({
  line,
  transaksi,
  chosen,
  disabled,
  onIzin,
  onUbah,
  onHapus,
  onSelesai,
}: BarisProps) {
  const { barang } = line.baris
  const { kode_barcode } = barang
  const { galat, pilih, geser } = transaksi
  const errors = galat.baris[kode_barcode] ?? []
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const told = chosen || errors.length > 0 || line.otorisasi.length > 0 || line.baris.harga_lama !== undefined
  const state = [chosen && 'till-chosen', errors.length > 0 && 'till-salah', told && 'till-told']
    .filter(Boolean)
    .join(' ')
  return (
    <Fragment>
      <tr
        ref={row}
        className={state}
        aria-current={chosen ? 'true' : undefined}
        onClick={() => pilih(kode_barcode)}
      >
        <th scope="row">
          <span className="till-nama">{barang.nama_barang}</span>{' '}
          <span className="till-kadar">{barang.kadar_cetak}</span>
          <small className="muted">
            {kode_barcode} · Baki {barang.kode_baki}
          </small>
          <small className="muted">
            <Rupiah value={barang.harga_gram} />
            /g
          </small>
          {line.harga.harga_atribut > 0 && (
            <small className="muted till-narrow">
              {barang.nama_atribut} <Gram value={barang.berat_atribut} />{' '}
              <Rupiah value={line.harga.harga_atribut} />
            </small>
          )}
        </th>
        {chosen ? (
          <BidangBaris
            line={line}
            errors={errors}
            disabled={disabled}
            onUbah={(bagian) => onUbah(line, bagian)}
            onGeser={geser}
            onSelesai={onSelesai}
          />
        ) : (
          <>
            <td className="number">
              <Gram value={line.baris.berat} />
            </td>
            <td className="number">
              <Rupiah value={line.harga_jual} />
            </td>
            <td className="number">
              <Rupiah value={line.ongkos} />
            </td>
          </>
        )}
        <td className="number till-wide">
          {line.harga.harga_atribut === 0 ? '-' : <Rupiah value={line.harga.harga_atribut} />}
          {barang.nama_atribut !== '-' && (
            <small className="muted">
              {barang.nama_atribut} <Gram value={barang.berat_atribut} />
            </small>
          )}
        </td>
        <td className="number till-total">
          <Rupiah value={line.harga_total} strong />
        </td>
        <td>
          <Button
            type="text"
            danger
            disabled={disabled}
            aria-label={`Hapus ${barang.nama_barang} ${kode_barcode}`}
            onClick={(event) => {
              event.stopPropagation()
              onHapus(kode_barcode)
            }}
          >
            ×
          </Button>
        </td>
      </tr>
      {told && (
        <tr className={`till-below ${state}`} onClick={() => pilih(kode_barcode)}>
          <td colSpan={7}>
            <KeteranganBaris
              line={line}
              errors={errors}
              terbuka={chosen}
              disabled={disabled}
              onIzin={(kategori) => onIzin(line, kategori)}
              onSegarkan={() => void segarkan(transaksi, kode_barcode)}
              onTahu={() => transaksi.laku({ aksi: 'tahu', kode_barcode })}
            />
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** The piece as it is now, with today's price. */
async function segarkan({ laku, settings }: Transaksi, kode_barcode: string): Promise<void> {
  try {
    laku({ aksi: 'segarkan', barang: await call(scanBarang, { params: { kode_barcode } }), settings })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tellError(error.message)
  }
}
