import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { lihatMember, memberByKode, riwayatMember, type Member } from '#domain/calls/member.ts'
import { koreksiPoin } from '#domain/calls/poin.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatNumber } from '#domain/format.ts'
import { disetujuiPoin } from '#domain/rules/disetujui.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { enterGoesOn } from '#client/ui/keys.ts'
import { DigitInput, TextInput } from '#client/ui/inputs.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { toast } from '#client/net/toasts.ts'
import { POIN_COLUMNS } from './Riwayat.tsx'
import './member.css'

/** Points of one member: the ledger, and a correction up or down with a second person (DOMAIN §B.12). */
export function TransaksiPoin() {
  const [{ kode, member }, setChoice] = useState<{ kode: string; member: Member | undefined }>({
    kode: '',
    member: undefined,
  })
  return (
    <>
      <PageHeader title="Transaksi Poin" />
      <div className="member-pilih card">
        <MemberPicker
          autoFocus
          kode={kode}
          onChange={(next, found) => setChoice({ kode: next, member: found })}
        />
      </div>
      {member ? (
        member.rumah === null ? (
          <Koreksi key={member.kode_member} kode_member={member.kode_member} />
        ) : (
          <EmptyState
            title={`Member Toko ${member.rumah}`}
            text="Poinnya dicatat di server toko itu, dan dikoreksi di sana."
          />
        )
      ) : (
        <EmptyState
          title="Pilih Member"
          text="Ketik kode member, atau cari dengan nama, nomor HP, atau alamat."
        />
      )}
    </>
  )
}

function Koreksi({ kode_member }: { kode_member: string }) {
  const reading = useCall(riwayatMember, { params: { kode_member } }, { staleTime: 0 })
  const { data } = reading
  const [arah, setArah] = useState<1 | -1>(1)
  const [poin, setPoin] = useState('')
  const [alasan, setAlasan] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(koreksiPoin, {
    changes: [riwayatMember, lihatMember, memberByKode],
    onDone: ({ data: { no_poin, poin_akhir } }) => {
      toast('success', `${no_poin}: sisa ${formatNumber(poin_akhir)} poin`)
      setPoin('')
      setAlasan('')
    },
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = async () => {
    const body = { kode_member, poin: arah * Number(poin || 0), alasan }
    const wrong =
      koreksiPoin.body
        .safeParse(body)
        .error?.issues.map((i) => ({ field: i.path.join('.'), message: i.message })) ?? []
    setErrors(wrong)
    if (wrong.length) return
    const id_otorisasi = await otorisasi.ask({
      kategori: 'KOREKSI POIN',
      description: kode_member,
      disetujui: disetujuiPoin(body),
    })
    if (id_otorisasi) await send({ body: { ...body, id_otorisasi } })
  }
  return (
    <>
      <section className="card member-koreksi" aria-label="Koreksi poin" onKeyDown={enterGoesOn}>
        <p className="member-saldo">
          <span className="muted">Saldo poin</span>{' '}
          <strong className="number">{data ? formatNumber(data.member.point) : '-'}</strong>
        </p>
        <Segmented
          aria-label="Tambah atau kurang"
          options={[
            { value: 1, label: 'Tambah' },
            { value: -1, label: 'Kurang' },
          ]}
          value={arah}
          onChange={(next) => setArah(next as 1 | -1)}
        />
        <Field label="Poin" required error={errorOf(errors, 'poin')}>
          {(c) => <DigitInput {...c} maxLength={7} value={poin} onChange={setPoin} />}
        </Field>
        <Field label="Alasan" required error={errorOf(errors, 'alasan')}>
          {(c) => <TextInput {...c} maxLength={200} value={alasan} onChange={setAlasan} />}
        </Field>
        {mayMake(koreksiPoin) && (
          <Button type="primary" loading={busy} onClick={() => void simpan()}>
            Simpan
          </Button>
        )}
      </section>
      <DataTable
        label="Riwayat poin"
        columns={POIN_COLUMNS}
        rows={data?.poin ?? []}
        rowKey={(p) => String(p.id)}
        loading={reading.isFetching}
        reading={reading}
        empty="Belum Ada Poin"
        csv={`poin-${kode_member}.csv`}
      />
      {otorisasi.modal}
    </>
  )
}
