import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { saldoTukang } from '#domain/calls/bahan-tukang.ts'
import { listPesanan, lihatPesanan, simpanPesanan } from '#domain/calls/pesanan.ts'
import { jadiDariStok } from '#domain/dokumen/jadi-dari-stok.ts'
import { TabTukang } from '#client/features/tukang/TabTukang.tsx'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate } from '#client/net/query.ts'
import { ScreenPart } from '#client/stok/ScreenPart.tsx'
import { DokumenBernomor } from '#client/stok/DokumenBernomor.tsx'
import { useNoAlamat } from '#client/stok/useNoAlamat.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { PesananList } from './PesananList.tsx'
import { ModalPesanan } from './ModalPesanan.tsx'
import { Papan } from './Papan.tsx'

const BAGIAN = { daftar: 'Daftar', papan: 'Papan', tukang: 'Tukang' }
type Bagian = keyof typeof BAGIAN

/** Orders: listed, on a board by what is next, what goldsmiths have of them, and one of them whole (`?no=`), or what filled one from the stock. */
export function LihatPesanan() {
  const [dibuka, bukaBagian] = useBagian()
  const [no, buka] = useNoAlamat('PS')
  const [dariStok, bukaDariStok] = useNoAlamat(jadiDariStok.nomor)
  const navigate = useNavigate()
  useLive('pesanan', () => void invalidate(listPesanan, lihatPesanan))
  return (
    <>
      <PageHeader
        title="Lihat Pesanan"
        about="Yang dipesan customer: dibuat siapa, dijanjikan kapan, sudah dibayar berapa."
      >
        {mayMake(simpanPesanan) && (
          <Button onClick={() => void navigate({ to: '/transaksi-pesanan' })}>Pesanan Baru</Button>
        )}
      </PageHeader>
      <ScreenPart<Bagian> bagian={bagianUntuk()} dibuka={dibuka} onBuka={bukaBagian} />
      {dibuka === 'daftar' && <PesananList aktif={no === undefined} onBuka={buka} />}
      {dibuka === 'papan' && <Papan onBuka={buka} />}
      {dibuka === 'tukang' && <TabTukang />}
      {no && <ModalPesanan no_pesanan={no} onTutup={() => buka(undefined)} />}
      {dariStok && <DokumenBernomor no={dariStok} onTutup={() => bukaDariStok(undefined)} />}
    </>
  )
}

/** Gold at goldsmiths is not for everybody's eyes. */
function bagianUntuk(): Partial<typeof BAGIAN> {
  const { tukang, ...lain } = BAGIAN
  return mayMake(saldoTukang) ? { ...lain, tukang } : lain
}

/** Keeps the open part in the address, `?bagian=`. */
function useBagian(): [Bagian, (bagian: Bagian) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = search['bagian']
  return [
    typeof named === 'string' && named in bagianUntuk() ? (named as Bagian) : 'daftar',
    (bagian) => void navigate({ to: '.', search: { ...search, bagian } as never, replace: true }),
  ]
}
