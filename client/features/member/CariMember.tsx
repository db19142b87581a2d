import { Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { memberByAlamat, memberByHp, memberByNama, type Member } from '#domain/calls/member.ts'
import { messages } from '#domain/messages.ts'
import { JEDA_CARI_MS } from '#domain/rules/member.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { DigitInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'
import { usePaused } from '#client/ui/usePaused.ts'
import { sebutanHp } from '#client/kasir/hp.ts'

type Menurut = 'nama' | 'hp' | 'alamat'
const MENURUT: { value: Menurut; label: string }[] = [
  { value: 'nama', label: 'Nama' },
  { value: 'hp', label: 'No HP' },
  { value: 'alamat', label: 'Alamat' },
]
const TIDAK_ADA = {
  nama: messages.namaTidakDitemukan,
  hp: messages.noHpTidakDitemukan,
  alamat: messages.alamatTidakDitemukan,
}

const COLUMNS: DataColumn<Member>[] = [
  { key: 'kode_member', title: 'Kode Member', value: (m) => m.kode_member },
  { key: 'nama_customer', title: 'Nama', value: (m) => m.nama_customer },
  { key: 'no_hp', title: 'No HP', value: (m) => m.no_hp },
  { key: 'point', title: 'Poin', kind: 'count', value: (m) => m.point },
  {
    key: 'alamat_customer',
    title: 'Alamat',
    value: (m) => [m.alamat_customer, m.kecamatan, m.kota].filter((t) => t !== '-').join(', ') || '-',
  },
]

/** Finds a member by a part of their name or address, or by their phone; 1.5 s after typing, nothing while the field is empty (spec 001 §5). */
export function CariMember({ onPilih, onClose }: { onPilih: (member: Member) => void; onClose: () => void }) {
  const [menurut, setMenurut] = useState<Menurut>('nama')
  const [text, setText] = useState('')
  const { rows, busy, kosong } = useFound(menurut, text.trim())
  const Input = menurut === 'hp' ? DigitInput : TextInput
  return (
    <StaticModal open title="Cari Member" width={860} onClose={onClose} cancelText="Tutup">
      <div className="member-cari">
        <Segmented
          aria-label="Cari menurut"
          options={MENURUT}
          value={menurut}
          onChange={(next) => {
            setMenurut(next)
            setText('')
          }}
        />
        <Field
          label={MENURUT.find((m) => m.value === menurut)!.label}
          help={menurut === 'hp' ? `Ketik ${sebutanHp()}` : undefined}
        >
          {(c) => <Input key={menurut} {...c} autoFocus maxLength={100} value={text} onChange={setText} />}
        </Field>
      </div>
      <DataTable
        label="Hasil pencarian member"
        columns={COLUMNS}
        rows={rows}
        rowKey={(m) => m.kode_member}
        loading={busy}
        search={false}
        onOpen={onPilih}
        empty={kosong}
        pageSize={false}
      />
    </StaticModal>
  )
}

/** `kosong`: why there are no rows. */
function useFound(
  menurut: Menurut,
  text: string,
): { rows: readonly Member[]; busy: boolean; kosong: string } {
  const { menurut: by, text: sought } = usePaused(useStable(menurut, text), JEDA_CARI_MS)
  const on = (kind: Menurut) => ({ enabled: text !== '' && by === kind && sought !== '', staleTime: 5_000 })
  const found = {
    nama: useCall(memberByNama, { query: { nama_customer: sought } }, on('nama')),
    hp: useCall(memberByHp, { query: { hp: sought } }, on('hp')),
    alamat: useCall(memberByAlamat, { query: { alamat: sought } }, on('alamat')),
  }[by]
  const settled = text !== '' && by === menurut && sought === text
  const none = settled && found.isSuccess && found.data.length === 0
  useEffect(() => {
    if (none) toast('info', TIDAK_ADA[by])
  }, [none, by])
  if (settled && found.error) return { rows: [], busy: false, kosong: found.error.message }
  return {
    rows: settled ? (found.data ?? []) : [],
    busy: text !== '' && (!settled || found.isFetching),
    kosong: text === '' ? 'Ketik untuk mencari' : none ? TIDAK_ADA[by] : 'Mencari',
  }
}

/** One object as long as its parts stay. */
function useStable(menurut: Menurut, text: string): { menurut: Menurut; text: string } {
  const [kept, keep] = useState({ menurut, text })
  if (kept.menurut === menurut && kept.text === text) return kept
  const next = { menurut, text }
  keep(next)
  return next
}
