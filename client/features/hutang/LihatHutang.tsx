import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { listHutang, lihatHutang, simpanHutang } from '#domain/calls/hutang.ts'
import { hutang } from '#domain/dokumen/hutang.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'
import { LIST_LIMIT, useSaringan } from '#client/kasir/useSaringan.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellFailure, useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { useNoAlamat } from '#client/stok/useNoAlamat.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useAcuanHutang } from './acuan.ts'
import { hutangColumns } from './columns.tsx'
import { ModalHutang } from './ModalHutang.tsx'
import { PeringatanIzin } from './PeringatanIzin.tsx'
import { hutangLetters, isTanda, useCariHutang } from './useCariHutang.ts'
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
  const hariIni = currentSession()!.userdata.tgl_system
  const navigate = useNavigate()
  const acuan = useAcuanHutang()
  const saringan = useSaringan<Status>({ range: {}, status: 'BERJALAN' })
  const { range, status, text, setText } = saringan
  const [opened, buka] = useNoAlamat(hutang.nomor)
  const lampau = status === 'LUNAS' || status === 'BATAL' || status === 'SEMUA'
  const days = saringan.allDays
    ? {}
    : lampau && !range.tgl_from && !range.tgl_to && !text
      ? { tgl_from: hariIni, tgl_to: hariIni }
      : range
  const query = { ...days, ...diminta[status], ...(text ? { cari: text } : {}), limit: LIST_LIMIT }
  const reading = useCall(listHutang, { query }, { keepPrevious: true, staleTime: 5_000 })
  const rows = reading.data ?? []
  useLive(hutang.berita, () => void invalidate(listHutang, lihatHutang))
  const { cari, busy } = useCariHutang(buka, (_, kode, error) => {
    // Text that is no envelope, seal or number is looked for among names and goods.
    if (error.status === 404) setText(kode)
    else void tellFailure(error)
  })
  return (
    <>
      <PageHeader
        title="Lihat Hutang"
        about="Pinjaman dengan jaminan barang; scan amplop, segel atau nota untuk membukanya."
      >
        {mayMake(simpanHutang) && acuan.data?.aktif && (
          <Button onClick={() => void navigate({ to: '/transaksi-hutang' })}>Hutang Baru</Button>
        )}
      </PageHeader>
      <PeringatanIzin acuan={acuan.data} />
      <div className="hutang-papan" role="group" aria-label="Keadaan hutang">
        {STATUS.map((s) => (
          <Button
            key={s}
            size="small"
            type={s === status ? 'primary' : 'default'}
            aria-pressed={s === status}
            onClick={() => saringan.setStatus(s)}
          >
            {s}
          </Button>
        ))}
      </div>
      <DokumenList
        nama="Hutang"
        saringan={saringan}
        range={days}
        status={STATUS}
        scan={{
          placeholder: `Scan amplop atau nota; atau no hutang, nama, ${sebutanHp()}, barang`,
          mask: hutangLetters,
          onScan: (kode) => (isTanda(kode.trim()) ? cari(kode.trim()) : setText(kode.trim())),
          busy,
          active: !opened,
        }}
        columns={hutangColumns}
        rows={rows}
        rowKey={(h) => h.no_faktur_hutang}
        reading={reading}
        onOpen={(h) => buka(h.no_faktur_hutang)}
      />
      {opened && <ModalHutang no_faktur_hutang={opened} onTutup={() => buka(undefined)} />}
    </>
  )
}
