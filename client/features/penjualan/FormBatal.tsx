import { useState } from 'react'
import {
  batalPenjualan,
  listPenjualan,
  lihatPenjualan,
  type PenjualanLengkap,
} from '#domain/calls/penjualan.ts'
import { verifikasiNota } from '#domain/calls/nota-penjualan.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { tanpaUang, uangBatalPenjualan, type UangBatal } from '#domain/rules/uang-batal.ts'
import { dibayarLine } from '#domain/rules/pajak.ts'
import { sumRupiah } from '#domain/units.ts'
import { BatalFaktur } from '#client/kasir/BatalFaktur.tsx'
import { useSettings } from '#client/kasir/acuan.ts'
import { useCall } from '#client/net/query.ts'
import { tellUangBatal } from '#client/kasir/UangBatal.tsx'
import { DetailPenjualan } from './DetailPenjualan.tsx'
import { notaJual } from './nota.ts'
import { state } from './status.tsx'

interface Props {
  no_faktur_group: string
  asli: boolean
  onSelesai: () => void
}

/** Cancels a sale: its chosen lines, with a reason, and a user who allows it. */
export function FormBatal({ no_faktur_group, asli, onSelesai }: Props) {
  const { data: sale } = useCall(lihatPenjualan, { params: { no_faktur_group } }, { staleTime: 0 })
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const { settings } = useSettings()
  const living =
    sale?.detail_barang.filter((d) => d.status_kembali === 'OPEN').map((d) => d.no_faktur_jual) ?? []
  const byLine = sale !== undefined && bisaSebagian(sale, living.length)
  const lines = chosen ?? new Set(living)
  const some = byLine && lines.size < living.length
  const choose = (no: string, on: boolean) =>
    setChosen(new Set(on ? [...lines, no] : [...lines].filter((n) => n !== no)))
  return (
    <BatalFaktur
      call={batalPenjualan}
      no={no_faktur_group}
      changes={[listPenjualan, lihatPenjualan]}
      chosen={chosen}
      detail={
        <DetailPenjualan
          no_faktur_group={no_faktur_group}
          {...(byLine ? { choice: { chosen: lines, onChoose: choose } } : {})}
        >
          {asli && (
            <p className="jual-asli" role="status">
              {verifikasiNota.message}
            </p>
          )}
        </DetailPenjualan>
      }
      bisa={sale !== undefined && state(sale) !== 'BATAL'}
      uang={sale && settings && uangDari(sale, lines, settings)}
      hadiah={sale?.hadiah_diserahkan.filter((h) => lines.has(h.no_faktur_jual)) ?? []}
      tanpaAlasan={ALASAN}
      periksa={() => (lines.size > 0 ? [] : [{ field: 'no_faktur_jual', message: 'Barang Harus Dipilih' }])}
      tanya={`Batalkan ${lines.size} barang dari ${no_faktur_group}`}
      button="Batalkan Penjualan"
      input={(diisi) => ({
        body: { no_faktur_group, ...diisi, ...(some && { no_faktur_jual: [...lines] }) },
      })}
      onDone={({ data, message }) => {
        const seluruhnya = sale?.status_valid === 'DONE' && lines.size === living.length
        tellUangBatal(message, data.uang, seluruhnya ? notaJual(no_faktur_group) : undefined)
        onSelesai()
      }}
    >
      {byLine && <p className="muted">Hilangkan centang pada barang yang tetap dibeli.</p>}
    </BatalFaktur>
  )
}

const ALASAN: FieldError = {
  field: 'alasan',
  message: batalPenjualan.body.shape.alasan.safeParse('').error!.issues[0]!.message,
}

/** Returns the money that the chosen lines give back. A draft gives none, for it was never booked. */
function uangDari(
  sale: PenjualanLengkap,
  lines: ReadonlySet<string>,
  { REFUND_CARA }: Pick<Settings, 'REFUND_CARA'>,
): UangBatal {
  if (sale.status_valid !== 'DONE' || lines.size === 0) return tanpaUang
  const harga = (chosen: PenjualanLengkap['detail_barang']) =>
    sumRupiah(chosen.map((d) => dibayarLine(d, sale.ppn_mode)))
  const living = sale.detail_barang.filter((d) => d.status_kembali === 'OPEN')
  return uangBatalPenjualan(
    {
      ...sale,
      alive: harga(living),
      batal: harga(living.filter((d) => lines.has(d.no_faktur_jual))),
      seluruhnya: lines.size === sale.detail_barang.length,
    },
    REFUND_CARA,
  )
}

/** By line: only what was validated, paid in one way, and has more than one line left (DOMAIN §B.1). */
const bisaSebagian = ({ status_valid, pembayaran }: PenjualanLengkap, living: number): boolean =>
  status_valid === 'DONE' && pembayaran.length === 1 && !pembayaran[0]!.terkunci && living > 1
