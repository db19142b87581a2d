/** Every kind of document as screens open and confirm it: a new kind is a line here. */
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { KindDivalidasi } from '#domain/dokumen/index.ts'
import { dokumenBernomor } from '#domain/dokumen/nomor.ts'
import type { MenuPath } from '#domain/menus.ts'
import { kas } from '#client/features/kas/dokumen.tsx'
import { bayarHutang, hutang } from '#client/features/hutang/dokumen.tsx'
import { pembelian, tukar } from '#client/features/pembelian/dokumen.tsx'
import { penjualan } from '#client/features/penjualan/dokumen.tsx'
import { pesanan } from '#client/features/pesanan/dokumen.tsx'
import { service } from '#client/features/service/dokumen.tsx'
import { titipan } from '#client/features/titipan/dokumen.tsx'
import type { QueueDokumen, ScreenDokumen } from '#client/kasir/dokumen.ts'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import type { OpenedProps } from '#client/kasir/dokumen-window.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { DokumenBernomor } from '#client/stok/DokumenBernomor.tsx'

/** Kinds that wait for the cashier. */
export const DOKUMEN: Record<KindDivalidasi, QueueDokumen> = {
  PENJUALAN: penjualan,
  TITIPAN: titipan,
  PEMBELIAN: pembelian,
  TUKAR: tukar,
  HUTANG: hutang,
  'BAYAR BUNGA': bayarHutang,
  PERPANJANG: bayarHutang,
  'CICIL POKOK': bayarHutang,
  'HUTANG LUNAS': bayarHutang,
}

/** Stock documents are known by their number alone. */
const KINDS: Readonly<Record<string, ScreenDokumen>> = {
  ...DOKUMEN,
  PESANAN: pesanan,
  SERVICE: service,
  'KAS MASUK': kas,
  'KAS KELUAR': kas,
  'BANK MASUK': kas,
  'BANK KELUAR': kas,
}

/** The document with this number; a copy of its nota is counted, so it is printed from where its next steps are. */
export function DokumenDibuka({ no, steps = false, onTutup }: OpenedProps) {
  const { dokumen } = dokumenBernomor(no, currentSession()!.userdata.kode_toko)!
  const kind = KINDS[dokumen.kind]
  if (!kind) return <DokumenBernomor no={no} onTutup={onTutup} />
  const { Detail, Window, screen, paper } = kind
  if (steps && screen) return <ToScreen screen={screen} no={no} onTutup={onTutup} />
  if (steps && Window) return <Window no={no} onTutup={onTutup} />
  return (
    <ModalDetail
      title={`Detail ${dokumen.nama}`}
      cetakan={steps && paper && mayMake(paper.cetak) ? paper.nota(no) : undefined}
      onTutup={onTutup}
    >
      <Detail no={no} />
    </ModalDetail>
  )
}

function ToScreen({ screen, no, onTutup }: OpenedProps & { screen: MenuPath }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: screen, search: { no } as never })
    onTutup()
  }, [navigate, screen, no, onTutup])
  return null
}
