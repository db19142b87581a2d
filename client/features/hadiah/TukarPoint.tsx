import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { listDokumenHadiah } from '#domain/calls/hadiah.ts'
import { lihatMember, memberByKode, riwayatMember, type Member } from '#domain/calls/member.ts'
import { tukarPoin } from '#domain/calls/poin.ts'
import { errors as refusals } from '#domain/errors.ts'
import { formatNumber } from '#domain/format.ts'
import { messages } from '#domain/messages.ts'
import { hadiah } from '#domain/masters/hadiah.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { confirm } from '#client/net/dialogs.ts'
import { MemberPicker } from '#client/features/member/MemberPicker.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { toast } from '#client/net/toasts.ts'
import { paperChoice, useCetak } from '#client/kasir/useCetak.ts'
import { RiwayatHadiah } from './RiwayatHadiah.tsx'
import { slipHadiah } from './slip.ts'
import { useHadiah, type Hadiah } from './useHadiah.ts'
import './hadiah.css'

/** Gifts for points: who, how many of what, what is left; then the slip (DOMAIN §B.12, §F.3). */
export function TukarPoint() {
  const [{ kode, member }, setChoice] = useState<{ kode: string; member: Member | undefined }>({
    kode: '',
    member: undefined,
  })
  const [qty, setQty] = useState<Readonly<Record<string, number>>>({})
  const { list, choice } = useHadiah()
  const { cetak, modal } = useCetak()
  const tersedia = list.filter((h) => h.poin > 0)
  const chosen = tersedia.filter((h) => (qty[h.kode_hadiah] ?? 0) > 0)
  const poin = chosen.reduce((sum, h) => sum + h.poin * qty[h.kode_hadiah]!, 0)
  const sisa = (member?.point ?? 0) - poin
  const { send, busy } = useSend(tukarPoin, {
    changes: [hadiah.calls.semua, listDokumenHadiah, memberByKode, lihatMember, riwayatMember],
    onDone: ({ data, message }) => {
      toast('success', `${message} ${data.no_tukar_poin}`)
      setQty({})
      void cetak(slipHadiah(data.no_tukar_poin), paperChoice())
    },
    onError: tellSaveError,
  })
  const tukar = async () => {
    if (!member || chosen.length === 0)
      return toast('info', member ? messages.emptyDataHadiah : 'Member Harus Dipilih')
    if (
      !(await confirm(`Tukar ${formatNumber(poin)} poin ${member.nama_customer}`, {
        ok: 'Tukar',
        cancel: 'Batal',
      }))
    )
      return
    await send({
      body: {
        kode_member: member.kode_member,
        detail_hadiah: chosen.map((h) => ({ kode_hadiah: h.kode_hadiah, qty: qty[h.kode_hadiah]! })),
      },
    })
  }
  const columns: DataColumn<Hadiah>[] = [
    { key: 'kode_hadiah', title: 'Kode', value: (h) => h.kode_hadiah },
    { key: 'nama_hadiah', title: 'Nama Hadiah', value: (h) => h.nama_hadiah },
    { key: 'poin', title: 'Poin', kind: 'count', value: (h) => h.poin },
    { key: 'stock', title: 'Stock', kind: 'count', value: (h) => h.stock },
    {
      key: 'qty',
      title: 'Qty',
      value: (h) => qty[h.kode_hadiah] ?? 0,
      sort: false,
      pinned: true,
      width: 130,
      render: (h) => (
        <InputNumber
          aria-label={`Qty ${h.nama_hadiah}`}
          min={0}
          max={h.stock}
          precision={0}
          disabled={h.stock === 0}
          value={qty[h.kode_hadiah] ?? 0}
          onChange={(n) => setQty({ ...qty, [h.kode_hadiah]: n ?? 0 })}
        />
      ),
    },
  ]
  return (
    <>
      <PageHeader title="Tukar Point">
        <Button disabled={poin === 0} onClick={() => setQty({})}>
          Reset
        </Button>
        {mayMake(tukarPoin) && (
          <Button
            type="primary"
            loading={busy}
            disabled={!member || poin === 0 || sisa < 0}
            onClick={() => void tukar()}
          >
            Tukar
          </Button>
        )}
      </PageHeader>
      <div className="card hadiah-kepala hadiah-tukar">
        <MemberPicker
          autoFocus
          required
          kode={kode}
          onChange={(next, found) => setChoice({ kode: next, member: found })}
        />
        <dl className="hadiah-poin">
          <div>
            <dt>Poin</dt>
            <dd className="number">{formatNumber(member?.point ?? 0)}</dd>
          </div>
          <div>
            <dt>Ditukar</dt>
            <dd className="number">{formatNumber(poin)}</dd>
          </div>
          <div>
            <dt>Sisa</dt>
            <dd className="number">{member ? formatNumber(sisa) : '-'}</dd>
          </div>
        </dl>
        {member && member.rumah !== null && (
          <p className="muted">Poin dipotong di server toko {member.rumah} saat ditukar.</p>
        )}
        {member && sisa < 0 && (
          <p className="field-error" role="alert">
            {refusals.poinTidakCukup({ point: member.point }).message}
          </p>
        )}
      </div>
      <DataTable
        label="Hadiah untuk poin"
        columns={columns}
        rows={tersedia}
        reading={choice.reading}
        rowKey={(h) => h.kode_hadiah}
        empty="Belum Ada Hadiah Untuk Poin"
        pageSize={false}
      />
      <RiwayatHadiah jenis="TUKAR" />
      {modal}
    </>
  )
}
