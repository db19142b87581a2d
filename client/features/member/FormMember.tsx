import { Checkbox, Select } from 'antd'
import { useState } from 'react'
import {
  aktifkanMember,
  listMember,
  lihatMember,
  memberByKode,
  memberGanda,
  riwayatMember,
  tambahMember,
  ubahMember,
  type MemberLengkap,
} from '#domain/calls/member.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatTanggal } from '#domain/format.ts'
import { JENIS_MEMBER, PERSETUJUAN, type JenisMember } from '#domain/rules/member.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { ApiError } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { ask } from '#client/net/dialogs.ts'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { DigitInput, TeleponInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'
import { tanpaWilayah, WilayahPicker } from '#client/kasir/WilayahPicker.tsx'
import './picker.css'

interface Props {
  /** The member whose data is edited; without it a new member is registered. */
  kode_member?: string
  /** The known data of a person who is to be registered. */
  diketahui?: Partial<Pick<Nilai, 'nama_customer' | 'no_hp'>>
  onClose: (saved?: MemberLengkap) => void
}

/** Tambah or Edit Member: identity, address, and the consent without which nothing is kept (DOMAIN §B.12, §G-6). */
export function FormMember({ kode_member, diketahui, onClose }: Props) {
  const reading = useCall(
    lihatMember,
    { params: { kode_member: kode_member ?? '' } },
    { enabled: kode_member !== undefined, staleTime: 0 },
  )
  const { data } = reading
  if (kode_member === undefined) return <Form awal={{ ...EMPTY, ...diketahui }} onClose={onClose} />
  if (!data)
    return (
      <StaticModal open title="Edit Member" onClose={() => onClose()} cancelText="Tutup">
        <Menunggu reading={reading} apa="Data Member" />
      </StaticModal>
    )
  return <Form key={data.kode_member} member={data} awal={formFrom(data)} onClose={onClose} />
}

interface Nilai {
  nama_customer: string
  no_hp: string
  nik: string
  tgl_lahir: string | null
  jenis_member: JenisMember
  alamat_customer: string
  wilayah: typeof tanpaWilayah
  setuju: boolean
}
const EMPTY: Nilai = {
  nama_customer: '',
  no_hp: '',
  nik: '',
  tgl_lahir: null,
  jenis_member: 'REGULER',
  alamat_customer: '',
  wilayah: tanpaWilayah,
  setuju: false,
}
const tanda = (text: string): string => (text === '-' ? '' : text)
const formFrom = (m: MemberLengkap): Nilai => ({
  nama_customer: m.nama_customer,
  no_hp: m.no_hp,
  nik: tanda(m.nik_samar),
  tgl_lahir: m.tgl_lahir,
  jenis_member: m.jenis_member,
  alamat_customer: tanda(m.alamat_customer),
  wilayah: { provinsi: m.provinsi, kota: m.kota, kecamatan: m.kecamatan, kelurahan: m.kelurahan },
  setuju: false,
})

/** The values that the call takes. An edit sends only what differs, so that a masked number stays as it is. */
const change = (n: Nilai) => ({
  nama_customer: n.nama_customer,
  no_hp: n.no_hp,
  nik: n.nik || null,
  tgl_lahir: n.tgl_lahir as TanggalSystem | null,
  jenis_member: n.jenis_member,
  alamat_customer: n.alamat_customer || '-',
  ...n.wilayah,
})
const berubah = (awal: Nilai, now: Nilai) =>
  Object.fromEntries(
    Object.entries(change(now)).filter(
      ([name, value]) => value !== change(awal)[name as keyof ReturnType<typeof change>],
    ),
  ) as Partial<ReturnType<typeof change>>

function Form({ member, awal, onClose }: { member?: MemberLengkap; awal: Nilai; onClose: Props['onClose'] }) {
  const [nilai, setNilai] = useState(awal)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const changes = [listMember, lihatMember, memberByKode, memberGanda, riwayatMember]
  const done = ({ data, message }: { data: MemberLengkap; message: string }) => {
    toast('success', message)
    onClose(data)
  }
  const refused = (error: ApiError) => {
    setErrors(error.errors)
    if (error.errors.length === 0) tellSaveError(error)
  }
  const aktifkan = useSend(aktifkanMember, { changes, onDone: done })
  // The number is a deactivated member's: they are offered again (spec 000 §8).
  const tambah = useSend(tambahMember, {
    changes,
    onDone: done,
    onError: async (error) => {
      refused(error)
      const kode_member = /(\S+) DELETED$/.exec(error.message)?.[1]
      if (!kode_member || !mayMake(aktifkanMember)) return
      if (
        await ask({
          kind: 'warning',
          title: error.message,
          text: 'Aktifkan Lagi?',
          ok: 'Aktifkan',
          cancel: 'Batal',
        })
      )
        await aktifkan.send({ params: { kode_member } })
    },
  })
  const ubah = useSend(ubahMember, { changes, onDone: done, onError: refused })
  const simpan = async () => {
    const setuju = nilai.setuju ? { setuju: true as const } : {}
    const body = member ? { ...berubah(awal, nilai), ...setuju } : { ...change(nilai), ...setuju }
    const checked = (member ? ubahMember.body : tambahMember.body).safeParse(body)
    const wrong =
      checked.error?.issues.map((i) => ({ field: i.path.map(String).join('.'), message: i.message })) ?? []
    setErrors(wrong)
    if (wrong.length) return
    if (member) await ubah.send({ params: { kode_member: member.kode_member }, body: body as never })
    else await tambah.send({ body: body as never })
  }
  const set = (part: Partial<Nilai>) => setNilai((now) => ({ ...now, ...part }))
  const error = (field: string) => errorOf(errors, field)
  return (
    <StaticModal
      open
      title={member ? `Edit Member ${member.kode_member}` : 'Tambah Member'}
      width={760}
      onClose={() => onClose()}
      onOk={() => void simpan()}
      busy={tambah.busy || ubah.busy || aktifkan.busy}
    >
      <div className="member-form">
        <div className="member-dua">
          <Field label="Nama" required error={error('nama_customer')}>
            {(c) => (
              <TextInput
                {...c}
                autoFocus
                maxLength={100}
                value={nilai.nama_customer}
                onChange={(nama_customer) => set({ nama_customer })}
              />
            )}
          </Field>
          <Field
            label="No HP"
            required
            error={error('no_hp')}
            help="11 sampai 15 angka, luar negeri dengan +"
          >
            {(c) => (
              <TeleponInput
                {...c}
                value={nilai.no_hp}
                onFocus={(e) => nilai.no_hp.includes('*') && e.target.select()}
                onChange={(no_hp) => set({ no_hp })}
              />
            )}
          </Field>
          <Field label="NIK" error={error('nik')} help="Tidak wajib, 16 angka, disimpan terenkripsi">
            {(c) => (
              <DigitInput
                {...c}
                maxLength={16}
                value={nilai.nik}
                onFocus={(e) => nilai.nik.includes('*') && e.target.select()}
                onChange={(nik) => set({ nik })}
              />
            )}
          </Field>
          <div className="member-dua">
            <Field label="Tanggal Lahir" error={error('tgl_lahir')}>
              {(c) => (
                <TanggalPicker
                  {...c}
                  max={currentSession()!.userdata.tgl_system}
                  value={nilai.tgl_lahir}
                  onChange={(tgl_lahir) => set({ tgl_lahir })}
                />
              )}
            </Field>
            <Field label="Jenis Member" error={error('jenis_member')}>
              {(c) => (
                <Select
                  {...c}
                  value={nilai.jenis_member}
                  onChange={(jenis_member: JenisMember) => set({ jenis_member })}
                  options={JENIS_MEMBER.map((value) => ({ value, label: value }))}
                />
              )}
            </Field>
          </div>
        </div>
        <Field label="Alamat" error={error('alamat_customer')}>
          {(c) => (
            <TextInput
              {...c}
              maxLength={200}
              value={nilai.alamat_customer}
              onChange={(alamat_customer) => set({ alamat_customer })}
            />
          )}
        </Field>
        <WilayahPicker value={nilai.wilayah} onChange={(wilayah) => set({ wilayah })} />
        <Persetujuan
          {...(member ? { member } : {})}
          setuju={nilai.setuju}
          onChange={(setuju) => set({ setuju })}
        />
        <FieldErrors errors={errors.filter((e) => e.field === 'setuju')} />
      </div>
    </StaticModal>
  )
}

/** The text that is agreed to, and the tick; of a member with a living consent: since when. */
function Persetujuan({
  member,
  setuju,
  onChange,
}: {
  member?: MemberLengkap
  setuju: boolean
  onChange: (setuju: boolean) => void
}) {
  const ada = member?.consent_at && !member.consent_ditarik_at
  return (
    <div className="member-setuju">
      <p>{PERSETUJUAN.text}</p>
      {ada ? (
        <p className="muted">
          Disetujui {formatTanggal(member.consent_at!.slice(0, 10))}, naskah {member.consent_versi}
        </p>
      ) : (
        <Checkbox checked={setuju} onChange={(event) => onChange(event.target.checked)}>
          Customer menyetujui naskah {PERSETUJUAN.versi}
          {!member && (
            <span aria-hidden="true" className="field-required">
              *
            </span>
          )}
        </Checkbox>
      )}
    </div>
  )
}
