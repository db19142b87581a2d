import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { listHutang, lihatHutang, simpanHutang } from '#domain/calls/hutang.ts'
import { hutang } from '#domain/dokumen/hutang.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'
import { useByStatus } from '#client/kasir/useSaringan.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellFailure } from '#client/net/query.ts'
import { useNoAlamat } from '#client/stok/useNoAlamat.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useAcuanHutang } from './acuan.ts'
import { hutangColumns } from './columns.tsx'
import { ModalHutang } from './ModalHutang.tsx'
import { PeringatanIzin } from './PeringatanIzin.tsx'
import { isTanda, useCariHutang } from './useCariHutang.ts'
import './hutang.css'

const STATUS = ['BERJALAN', 'JATUH TEMPO', 'TEMPO 7 HARI', 'LUNAS', 'BATAL', 'SEMUA'] as const
type Status = (typeof STATUS)[number]

const diminta: Record<Status, object> = {
  BERJALAN: { status_hutang: 'OPEN' },
  'JATUH TEMPO': { status_hutang: 'OPEN', tempo_hari: 0 },
  'TEMPO 7 HARI': { status_hutang: 'OPEN', tempo_hari: 7 },
  LUNAS: { status_hutang: 'CLOS' },
  BATAL: { status_hutang: 'CANC' },
  SEMUA: {},
}

/** Loans, the one due first first; one of them whole (`?no=`), and what is paid on it (DOMAIN §B.8, §F.3). */
export function LihatHutang() {
  const navigate = useNavigate()
  const acuan = useAcuanHutang()
  const list = useByStatus(listHutang, STATUS, ['LUNAS', 'BATAL', 'SEMUA'], (status) => diminta[status])
  const [opened, buka] = useNoAlamat(hutang.nomor)
  useLive(hutang.berita, () => void invalidate(listHutang, lihatHutang))
  const { cari, busy } = useCariHutang(buka, (_, kode, error) => {
    // Text that is no envelope, seal or number is looked for among names and goods.
    if (error.status === 404) list.saringan.setText(kode)
    else void tellFailure(error)
  })
  return (
    <>
      <PageHeader
        title="Lihat Hutang"
        about="Pinjaman dengan jaminan barang; scan amplop, segel atau nota untuk membukanya."
      >
        {mayMake(simpanHutang) && acuan.data?.aktif && acuan.data.pinjaman.state !== 'DITUTUP' && (
          <Button onClick={() => void navigate({ to: '/transaksi-hutang' })}>Hutang Baru</Button>
        )}
      </PageHeader>
      <PeringatanIzin acuan={acuan.data} />
      <DokumenList
        {...list}
        nama="Hutang"
        papan="Keadaan hutang"
        placeholder={`Scan amplop atau nota; atau no hutang, nama, ${sebutanHp()}, barang`}
        onScan={(kode) => (isTanda(kode) ? cari(kode) : list.saringan.setText(kode))}
        busy={busy}
        covered={Boolean(opened)}
        columns={hutangColumns}
        no={(h) => h.no_faktur_hutang}
        onOpen={buka}
      />
      {opened && <ModalHutang no_faktur_hutang={opened} onTutup={() => buka(undefined)} />}
    </>
  )
}
