import { Button } from 'antd'
import { useState } from 'react'
import { readRetensi, hapusRetensi, type Jatuh } from '#domain/calls/retensi.ts'
import type { Member } from '#domain/calls/member.ts'
import { formatNumber, formatTanggal } from '#domain/format.ts'
import { disetujuiRetensi } from '#domain/rules/disetujui.ts'
import { bagianRetensi, NAMA_RETENSI, sebutBulan, type JenisRetensi } from '#domain/rules/retensi.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { confirm } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import './retensi.css'

const APA: Record<JenisRetensi, string> = {
  IDENTITAS:
    'No identitas, nama, alamat, pekerjaan dan foto surat penjual, pembeli dan peminjam, sejak dokumennya selesai',
  PAJAK: 'NPWP atau NIK pedagang, pabrikan dan bulion yang membeli, dengan namanya, sejak notanya',
  PELANGGAN: 'Nama, no HP dan alamat pelanggan bukan member, sejak dokumennya selesai',
  MEMBER: 'Member tanpa urusan apa pun, di sini dan di semua dokumennya, setelah identitasnya dihapus',
}

const lama = ({ bulan_min, bulan_maks }: Jatuh): string => sebutBulan(bulan_min, bulan_maks)

const COLUMNS: readonly DataColumn<Jatuh>[] = [
  {
    key: 'jenis',
    title: 'Data',
    value: (j) => NAMA_RETENSI[j.jenis],
    render: (j) => (
      <div>
        {NAMA_RETENSI[j.jenis]}
        <small className="muted retensi-apa">{APA[j.jenis]}</small>
      </div>
    ),
    sort: false,
  },
  { key: 'lama', title: 'Disimpan', value: lama, sort: false },
  { key: 'jumlah', title: 'Boleh Dihapus', kind: 'count', value: (j) => j.jumlah, sort: false },
  { key: 'tertua', title: 'Terlama', kind: 'date', value: (j) => j.tertua, sort: false },
]
const MEMBER_COLUMNS: readonly DataColumn<Member>[] = [
  { key: 'kode_member', title: 'Kode Member', value: (m) => m.kode_member, sort: false },
  { key: 'nama_customer', title: 'Nama', value: (m) => m.nama_customer, sort: false },
  { key: 'no_hp', title: 'No HP', value: (m) => m.no_hp, sort: false },
  { key: 'point', title: 'Poin', kind: 'count', value: (m) => m.point, sort: false },
  {
    key: 'trx_terakhir',
    title: 'Transaksi Terakhir',
    kind: 'date',
    value: (m) => m.trx_terakhir,
    sort: false,
  },
]

/** /data-pribadi: what is kept of people and for how long, what of it is due, and its erasure. */
export function DataPribadi() {
  const [page, setPage] = useState({ halaman: 1, ukuran: 20 })
  const reading = useCall(readRetensi, { query: page }, { staleTime: 0, keepPrevious: true })
  const { data } = reading
  const { hapus, bekerja, modal } = useHapus(() => setPage((now) => ({ ...now, halaman: 1 })))
  const actions = actionColumn<Jatuh>(
    (jatuh) =>
      jatuh.jumlah > 0 &&
      mayMake(hapusRetensi) && (
        <Button
          size="small"
          danger
          aria-label={`Hapus ${NAMA_RETENSI[jatuh.jenis]}`}
          disabled={bekerja !== undefined && bekerja !== jatuh.jenis}
          loading={bekerja === jatuh.jenis}
          onClick={() => void hapus(jatuh)}
        >
          Hapus
        </Button>
      ),
  )
  return (
    <>
      <PageHeader
        title="Data Pribadi"
        about="Berapa lama data orang disimpan, dan yang sudah boleh dihapus, di semua toko. Lamanya diatur per toko di Setting System. Yang belum selesai atau belum dilaporkan ke PPATK tidak pernah ikut. Nilai, berat dan nomor dokumen tetap. Menghapus perlu dua orang: yang meminta, dan orang lain yang mengizinkan."
      />
      {modal}
      <DataTable
        label="Data Pribadi"
        columns={[...COLUMNS, actions]}
        rows={data?.jenis ?? []}
        rowKey={(j) => j.jenis}
        reading={reading}
        search={false}
        empty="Data Pribadi Belum Dibaca"
      />
      {data && data.member.jumlah > 0 && (
        <>
          <h2>Member Yang Boleh Dihapus</h2>
          <DataTable
            label="Member Yang Boleh Dihapus"
            columns={MEMBER_COLUMNS}
            rows={data.member.rows}
            rowKey={(m) => m.kode_member}
            reading={reading}
            search={false}
            empty="Tidak Ada"
            server={{
              page: page.halaman,
              pageSize: page.ukuran,
              total: data.member.jumlah,
              onChange: (next) => setPage({ halaman: next.page, ukuran: next.pageSize }),
            }}
          />
        </>
      )}
    </>
  )
}

/** Asked in so many words, allowed by another person, then again and again until nothing is left. */
function useHapus(onDone: () => void) {
  const [bekerja, setBekerja] = useState<JenisRetensi>()
  const otorisasi = useOtorisasi()
  const { send } = useSend(hapusRetensi, { changes: [readRetensi], izin: otorisasi.diminta('Data Pribadi') })
  async function hapus(jatuh: Jatuh): Promise<void> {
    const { jenis, jumlah, tertua } = jatuh
    const sebut = `${formatNumber(jumlah)} ${NAMA_RETENSI[jenis]}, yang terlama dari ${formatTanggal(tertua!)}`
    const tanya = `Hapus ${sebut}? Tidak bisa dibatalkan`
    if (!(await confirm(tanya, { ok: 'Hapus', cancel: 'Batal' }))) return
    // One word for all requests; each uses up its own.
    const diminta = bagianRetensi(jumlah).map((n) => ({
      kategori: 'HAPUS DATA PRIBADI' as const,
      description: sebut,
      disetujui: disetujuiRetensi({ ...jatuh, jumlah: n }),
    }))
    if (!(await otorisasi.sekaligus(diminta))) return
    setBekerja(jenis)
    let dihapus = 0
    let dilewati = 0
    let sesudah: string | null = ''
    while (sesudah !== null) {
      const answer: Awaited<ReturnType<typeof send>> = await send({ body: { jenis, sesudah } })
      if (!answer) break
      dihapus += answer.data.dihapus
      dilewati += answer.data.dilewati
      sesudah = answer.data.lanjut
    }
    setBekerja(undefined)
    onDone()
    if (sesudah !== null && dihapus === 0) return
    const lewat = dilewati ? `, ${formatNumber(dilewati)} Dilewati Karena Belum Selesai` : ''
    toast('success', `${formatNumber(dihapus)} Dihapus${lewat}`)
  }
  return { hapus, bekerja, modal: otorisasi.modal }
}
