import { Button } from 'antd'
import { useState } from 'react'
import {
  aktifkanMember,
  anonimkanMember,
  listMember,
  gabungMember,
  hapusMember,
  lihatMember,
  nikMember,
  riwayatMember,
  tarikPersetujuan,
  ubahMember,
  type MemberLengkap,
} from '#domain/calls/member.ts'
import { formatTanggal } from '#domain/format.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { ask, confirm } from '#client/net/dialogs.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { FormMember } from './FormMember.tsx'
import { KodeKatalog } from './KodeKatalog.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'
import { ModalAlasan } from './ModalAlasan.tsx'
import { ModalGabung } from './ModalGabung.tsx'
import { sebutanPoin } from './poin.ts'
import { Riwayat } from './Riwayat.tsx'
import './member.css'

interface Props {
  kode_member: string
  /** Opens another member instead. */
  onBuka: (kode_member: string) => void
  onClose: () => void
}

const BERUBAH = [listMember, lihatMember, riwayatMember]

/** A whole member: facts, possible actions, transactions. */
export function ModalMember({ kode_member, onBuka, onClose }: Props) {
  const reading = useCall(lihatMember, { params: { kode_member } }, { staleTime: 0 })
  const { data } = reading
  return (
    <StaticModal open title={`Member ${kode_member}`} width={900} onClose={onClose} cancelText="Tutup">
      {!data ? (
        <Menunggu reading={reading} apa="Data Member" />
      ) : (
        <div className="member-lengkap">
          <Fakta member={data} />
          {!data.anonim && !data.gabung_ke && data.rumah === null && <Tindakan member={data} />}
          {data.rumah !== null && (
            <p className="muted">
              Terdaftar di server toko {data.rumah}: datanya diubah, dan poinnya dikoreksi, di sana.
            </p>
          )}
          {data.gabung_ke && (
            <p>
              Sudah digabung ke{' '}
              <Button size="small" onClick={() => onBuka(data.gabung_ke!)}>
                {data.gabung_ke}
              </Button>
            </p>
          )}
          <Riwayat kode_member={kode_member} />
        </div>
      )}
    </StaticModal>
  )
}

function Fakta({ member: m }: { member: MemberLengkap }) {
  const alamat =
    [m.alamat_customer, m.kelurahan, m.kecamatan, m.kota, m.provinsi].filter((t) => t !== '-').join(', ') ||
    '-'
  const setuju = m.consent_at
    ? `${formatTanggal(m.consent_at.slice(0, 10))} (naskah ${m.consent_versi})`
    : 'Belum ada'
  const facts: [string, string][] = [
    ['Nama', m.nama_customer],
    ['No HP', m.no_hp],
    ['NIK', m.nik_samar],
    ['Tanggal Lahir', m.tgl_lahir ? formatTanggal(m.tgl_lahir) : '-'],
    ['Jenis', m.jenis_member],
    ['Poin', sebutanPoin(m)],
    [
      'Transaksi',
      `${m.trx_count} kali${m.trx_terakhir ? `, terakhir ${formatTanggal(m.trx_terakhir)}` : ''}`,
    ],
    ['Terdaftar', `${formatTanggal(m.tgl_daftar)} di ${m.kode_toko_daftar}`],
    ['Alamat', alamat],
    [
      'Persetujuan',
      m.consent_ditarik_at ? `Ditarik ${formatTanggal(m.consent_ditarik_at.slice(0, 10))}` : setuju,
    ],
  ]
  return (
    <>
      <div className="member-tanda">
        {m.anonim ? (
          <Lencana nada="biasa">DATA DIHAPUS</Lencana>
        ) : m.gabung_ke ? (
          <Lencana nada="biasa">DIGABUNG</Lencana>
        ) : (
          <Lencana nada={m.status_aktif ? 'baik' : 'buruk'}>{m.status_aktif ? 'AKTIF' : 'NONAKTIF'}</Lencana>
        )}
        {m.tidak_aktif && m.status_aktif && <Lencana nada="tunggu">LAMA TIDAK TRANSAKSI</Lencana>}
      </div>
      <dl className="member-fakta">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The actions that the user's rights allow; a click asks before it does what cannot be taken back. */
function Tindakan({ member }: { member: MemberLengkap }) {
  const [open, setOpen] = useState<'edit' | 'gabung' | 'anonim'>()
  const { kode_member, status_aktif } = member
  const params = { kode_member }
  const done = ({ message }: { message: string }) => toast('success', message)
  const hapus = useSend(hapusMember, { changes: BERUBAH, onDone: done })
  const aktifkan = useSend(aktifkanMember, { changes: BERUBAH, onDone: done })
  const tarik = useSend(tarikPersetujuan, { changes: BERUBAH, onDone: done })
  const nik = useSend(nikMember, {
    onDone: ({ data }) => void ask({ kind: 'info', title: 'NIK', text: data.nik, ok: 'OK' }),
  })
  const otorisasi = useOtorisasi()
  const anonim = useSend(anonimkanMember, {
    changes: BERUBAH,
    izin: otorisasi.diminta(`Hapus Data Diri ${kode_member}`),
    onDone: (answer) => {
      done(answer)
      setOpen(undefined)
    },
  })
  const yakin = async (text: string, act: () => Promise<unknown>) =>
    void ((await confirm(text)) && (await act()))
  return (
    <div className="member-tindakan">
      {mayMake(ubahMember) && <Button onClick={() => setOpen('edit')}>Edit</Button>}
      {member.nik_samar !== '-' && mayMake(nikMember) && (
        <Button loading={nik.busy} onClick={() => void nik.send({ params })}>
          Lihat NIK
        </Button>
      )}
      {status_aktif && <KodeKatalog kode_member={kode_member} />}
      {mayMake(gabungMember) && status_aktif && (
        <Button onClick={() => setOpen('gabung')}>Gabung Duplikat</Button>
      )}
      {mayMake(tarikPersetujuan) && !member.consent_ditarik_at && (
        <Button
          loading={tarik.busy}
          onClick={() =>
            void yakin('Customer menarik persetujuannya; datanya tidak dipakai lagi.', () =>
              tarik.send({ params }),
            )
          }
        >
          Tarik Persetujuan
        </Button>
      )}
      {mayMake(hapusMember) && status_aktif && (
        <Button
          loading={hapus.busy}
          onClick={() => void yakin(`Nonaktifkan member ${kode_member}`, () => hapus.send({ params }))}
        >
          Nonaktifkan
        </Button>
      )}
      {mayMake(aktifkanMember) && !status_aktif && (
        <Button loading={aktifkan.busy} onClick={() => void aktifkan.send({ params })}>
          Aktifkan
        </Button>
      )}
      {mayMake(anonimkanMember) && (
        <Button danger onClick={() => setOpen('anonim')}>
          Hapus Data Diri
        </Button>
      )}
      {open === 'edit' && <FormMember kode_member={kode_member} onClose={() => setOpen(undefined)} />}
      {open === 'gabung' && <ModalGabung member={member} onClose={() => setOpen(undefined)} />}
      {otorisasi.modal}
      {open === 'anonim' && (
        <ModalAlasan
          title="Hapus Data Diri"
          text="Nama, nomor, alamat, dan NIK dihapus dari data member dan dokumennya. Nilai transaksi tetap. Tidak bisa dibatalkan. Perlu otorisasi orang lain."
          busy={anonim.busy}
          onOk={(alasan) => void anonim.send({ params, body: { alasan } })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
