import { Fragment, memo, useEffect, useRef } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { formatGram, formatRupiah } from '#domain/format.ts'
import { FotoBarang } from '#client/kasir/FotoBarang.tsx'
import { TillTable } from '#client/kasir/TillTable.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LineField, ORDER } from './LineField.tsx'
import { LineKeterangan } from './LineKeterangan.tsx'
import type { ComputedLine, Field, Disepakati } from './keranjang.ts'
import type { ErrorsJual } from './errors-jual.ts'

interface Props {
  lines: readonly ComputedLine[]
  errors: ErrorsJual['lines']
  chosen: string | null
  disabled: boolean
  actions: LineActions
}

/** The same at every rendering (useStable): a scan renders its own line, and no other. What a line is made of is counted (test/screens/penjualan.test.tsx). */
export interface LineActions {
  choose: (kode_barcode: string) => void
  /** Up or down the list. */
  geser: (step: 1 | -1) => void
  izin: (line: ComputedLine) => void
  ubah: (line: ComputedLine, bagian: Partial<Disepakati>) => void
  hapus: (kode_barcode: string) => void
  /** The piece as it is now, with today's price. */
  segarkan: (kode_barcode: string) => void
  /** The change of its price has been seen. */
  tahu: (kode_barcode: string) => void
  /** Back to the scan box. */
  selesai: () => void
}

const COLUMNS = [
  { title: 'Barang' },
  { title: 'Berat', number: true },
  { title: 'Harga Jual', number: true },
  { title: 'Ongkos', number: true },
  { title: 'Atribut', number: true, wide: true },
  { title: 'Total', number: true },
]

const TANPA: readonly FieldError[] = []

/** The pieces of the sale; the chosen one shows its fields and where its price comes from. */
export function LineList({ lines, errors, chosen, disabled, actions }: Props) {
  if (lines.length === 0)
    return (
      <EmptyState title="Barang Masih Kosong" text="Scan barcode barang, atau ketik kodenya lalu Enter." />
    )
  return (
    <TillTable caption="Barang yang dijual" columns={COLUMNS} actions="Hapus">
      {lines.map((line) => (
        <PenjualanLine
          key={line.line.barang.kode_barcode}
          line={line}
          errors={errors[line.line.barang.kode_barcode] ?? TANPA}
          chosen={line.line.barang.kode_barcode === chosen}
          disabled={disabled}
          actions={actions}
        />
      ))}
    </TillTable>
  )
}

interface LineProps {
  line: ComputedLine
  errors: readonly FieldError[]
  chosen: boolean
  disabled: boolean
  actions: LineActions
}

const PenjualanLine = memo(function PenjualanLine({ line, errors, chosen, disabled, actions }: LineProps) {
  const { barang } = line.line
  const { kode_barcode } = barang
  const atribut = `${barang.nama_atribut} ${formatGram(barang.berat_atribut)} g`
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const told = chosen || errors.length > 0 || line.otorisasi.length > 0 || line.line.harga_lama !== undefined
  const state = [chosen && 'till-chosen', errors.length > 0 && 'till-salah', told && 'till-told']
    .filter(Boolean)
    .join(' ')
  return (
    <Fragment>
      <tr
        ref={row}
        className={state}
        aria-current={chosen ? 'true' : undefined}
        onClick={() => actions.choose(kode_barcode)}
      >
        <th scope="row">
          <FotoBarang
            kode_barcode={kode_barcode}
            foto={barang.foto}
            nama={barang.nama_barang}
            ukuran="baris"
            tanpaTab
          />
          <b>{`${barang.nama_barang} `}</b>
          <span className="till-kadar">{barang.kadar_cetak}</span>
          <small className="muted">
            {`${kode_barcode} · Baki ${barang.kode_baki}\n${formatRupiah(barang.harga_gram)}/g`}
          </small>
          {line.harga.harga_atribut > 0 && (
            <small className="muted till-narrow">{`${atribut} ${formatRupiah(line.harga.harga_atribut)}`}</small>
          )}
        </th>
        {chosen ? (
          <LineField
            line={line}
            errors={errors}
            disabled={disabled}
            onUbah={(bagian) => actions.ubah(line, bagian)}
            onGeser={actions.geser}
            onSelesai={actions.selesai}
          />
        ) : (
          <>
            <td className="number">{`${formatGram(line.line.berat)} g`}</td>
            <td className="number">{formatRupiah(line.harga_jual)}</td>
            <td className="number">{formatRupiah(line.ongkos)}</td>
          </>
        )}
        <td className="number till-wide">
          {line.harga.harga_atribut === 0 ? '-' : formatRupiah(line.harga.harga_atribut)}
          {barang.nama_atribut !== '-' && <small className="muted">{atribut}</small>}
        </td>
        <td className="number till-total">{formatRupiah(line.harga_total)}</td>
        <td>
          <button
            type="button"
            className="till-hapus"
            disabled={disabled}
            data-sebab={errors.some((e) => !ORDER.includes(e.field as Field)) ? 'di sini' : undefined}
            aria-label={`Hapus ${barang.nama_barang} ${kode_barcode}`}
            onClick={(event) => {
              event.stopPropagation()
              actions.hapus(kode_barcode)
            }}
          >
            ×
          </button>
        </td>
      </tr>
      {told && (
        <tr className={`till-below ${state}`} onClick={() => actions.choose(kode_barcode)}>
          <td colSpan={7}>
            <LineKeterangan
              line={line}
              errors={errors}
              opened={chosen}
              disabled={disabled}
              onIzin={() => actions.izin(line)}
              onSegarkan={() => actions.segarkan(kode_barcode)}
              onTahu={() => actions.tahu(kode_barcode)}
            />
          </td>
        </tr>
      )}
    </Fragment>
  )
})
