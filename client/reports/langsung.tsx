/** Documents that are posted when they are saved, none of the cashier's queue: how a report shows one whole. */
import type { ComponentType } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { lihatKasBank } from '#domain/calls/kas-bank.ts'
import { lihatPesanan } from '#domain/calls/pesanan.ts'
import { lihatService } from '#domain/calls/service.ts'
import { DetailKas } from '#client/features/kas/DetailKas.tsx'
import { DetailPesanan } from '#client/features/pesanan/DetailPesanan.tsx'
import { DetailService } from '#client/features/service/DetailService.tsx'
import { dokumenKasBank, type NomorKas } from '#domain/dokumen/kas-bank.ts'
import { KAS_BANK_SCREENS, nomorScreen } from '#domain/rules/kas-bank.ts'
import { WhenLoaded } from '#client/kasir/detail.tsx'
import { useCall } from '#client/net/query.ts'

interface Langsung {
  nama: string
  lihat: CallDefinition
  Detail: ComponentType<{ no: string }>
}

function Pesanan({ no }: { no: string }) {
  const reading = useCall(lihatPesanan, { params: { no_pesanan: no } }, { staleTime: 0 })
  return <WhenLoaded reading={reading}>{(pesanan) => <DetailPesanan pesanan={pesanan} />}</WhenLoaded>
}

function Service({ no }: { no: string }) {
  const reading = useCall(lihatService, { params: { no_faktur_service: no } }, { staleTime: 0 })
  return <WhenLoaded reading={reading}>{(service) => <DetailService service={service} />}</WhenLoaded>
}

/** A document of one of the four cash series: readable for every user who may look at its screen. */
const kas = (nomor: NomorKas) => ({
  nama: dokumenKasBank[nomor].nama,
  lihat: {
    ...lihatKasBank,
    may: { menus: [KAS_BANK_SCREENS[nomorScreen(`${nomor}-`)!].menu], action: 'lihat' },
  } as CallDefinition,
  Detail: DetailKas,
})

export const LANGSUNG = {
  'KAS MASUK': kas('KM'),
  'KAS KELUAR': kas('KK'),
  'BANK MASUK': kas('BM'),
  'BANK KELUAR': kas('BK'),
  SERVICE: { nama: 'Service', lihat: lihatService, Detail: Service },
  PESANAN: { nama: 'Pesanan', lihat: lihatPesanan, Detail: Pesanan },
} satisfies Record<string, Langsung>
export type KindLangsung = keyof typeof LANGSUNG
export const isLangsung = (kind: string): kind is KindLangsung => kind in LANGSUNG
