/** Shows how much lies in a tray now: a full tray cannot be deactivated, and staff see the reason before they try. */
import { saldoStok } from '#domain/calls/buku.ts'
import { formatNumber } from '#domain/format.ts'
import type { ScreenRow } from '#domain/master-types.ts'
import { sumMilligram } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { Gram } from '#client/ui/amounts.tsx'
import type { Overrides } from '#client/masters/slots.ts'

function Content({ row }: { row: ScreenRow }) {
  const { data, isError } = useCall(saldoStok)
  if (!data) return isError ? <span className="muted">belum bisa dibaca</span> : null
  const here = data.filter(
    (saldo) => saldo.kode_gudang === row.kode_gudang && saldo.kode_baki === row.kode_baki,
  )
  const qty = here.reduce((sum, saldo) => sum + saldo.qty, 0)
  return qty === 0 ? (
    <span className="muted">kosong</span>
  ) : (
    <span className="number">
      {formatNumber(qty)} barang · <Gram value={sumMilligram(here.map((saldo) => saldo.berat))} />
    </span>
  )
}

export const bakiOverrides: Overrides = { columns: [{ title: 'Isi', Cell: Content }] }
