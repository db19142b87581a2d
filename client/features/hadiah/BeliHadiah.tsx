import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { beliHadiah, listDokumenHadiah } from '#domain/calls/hadiah.ts'
import type { FieldError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { hadiah } from '#domain/masters/hadiah.ts'
import { sumRupiah } from '#domain/units.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { enterGoesOn } from '#client/ui/keys.ts'
import { TextInput } from '#client/ui/inputs.tsx'
import { useBankChoices } from '#client/kasir/acuan.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { toast } from '#client/net/toasts.ts'
import { emptyBeli, useBeliLokal, type BeliLine } from './lokal.ts'
import { FormBeli } from './FormBeli.tsx'
import { RiwayatHadiah } from './RiwayatHadiah.tsx'
import { useHadiah } from './useHadiah.ts'
import './hadiah.css'

/** Gifts bought from a supplier: lines stay in this browser until they are saved (spec 001 §2.6, §4). */
export function BeliHadiah() {
  const [{ supplier, baris: lines }, setLokal] = useBeliLokal()
  const [jenis_bayar, setJenis] = useState<'CASH' | 'TRANSFER'>('CASH')
  const [nama_bank, setBank] = useState('-')
  const [adding, setAdding] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { nama } = useHadiah()
  const banks = useBankChoices()
  const otorisasi = useOtorisasi()
  const tanggal = currentSession()!.userdata.tgl_system
  const reset = () => {
    setLokal(emptyBeli)
    setErrors([])
  }
  const { send, busy } = useSend(beliHadiah, {
    changes: [hadiah.calls.semua, listDokumenHadiah],
    onDone: ({ message }) => {
      toast('success', message)
      reset()
    },
    izin: otorisasi.diminta(supplier),
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = async () => {
    setErrors([])
    if (lines.length === 0) return toast('info', messages.emptyDataHadiah)
    if (!supplier.trim()) {
      setErrors([{ field: 'supplier', message: messages.supplierHarusDiIsi }])
      return toast('info', messages.emptySupplier)
    }
    await send({
      body: {
        tanggal,
        supplier,
        detail_hadiah: lines,
        jenis_bayar,
        nama_bank: jenis_bayar === 'CASH' ? '-' : nama_bank,
      },
    })
  }
  const columns: DataColumn<BeliLine>[] = [
    { key: 'kode_hadiah', title: 'Kode', value: (b) => b.kode_hadiah },
    { key: 'nama_hadiah', title: 'Nama Hadiah', value: (b) => nama(b.kode_hadiah) },
    { key: 'qty', title: 'Qty', kind: 'count', value: (b) => b.qty },
    { key: 'total_uang', title: 'Total Uang', kind: 'rupiah', value: (b) => b.total_uang },
    actionColumn((b) => (
      <Button size="small" danger onClick={() => setLokal({ supplier, baris: lines.filter((x) => x !== b) })}>
        Hapus
      </Button>
    )),
  ]
  return (
    <>
      <PageHeader title="Beli Hadiah">
        {mayMake(beliHadiah) && (
          <>
            <Button disabled={busy || (lines.length === 0 && !supplier)} onClick={reset}>
              Reset
            </Button>
            <Button onClick={() => setAdding(true)}>Tambah Hadiah</Button>
            <Button type="primary" loading={busy} onClick={() => void simpan()}>
              Simpan
            </Button>
          </>
        )}
      </PageHeader>
      <div className="card hadiah-kepala" onKeyDown={enterGoesOn}>
        <Field label="Tanggal Pembelian" error={errorOf(errors, 'tanggal')}>
          {(c) => <TextInput {...c} readOnly value={tanggal} />}
        </Field>
        <Field label="Nama Supplier" required error={errorOf(errors, 'supplier')}>
          {(c) => (
            <TextInput
              {...c}
              maxLength={100}
              value={supplier}
              onChange={(text) => setLokal({ supplier: text, baris: lines })}
            />
          )}
        </Field>
        <div className="field">
          <span className="muted">Dibayar Dengan</span>
          <Segmented
            aria-label="Dibayar dengan"
            options={['CASH', 'TRANSFER']}
            value={jenis_bayar}
            onChange={(next) => setJenis(next as typeof jenis_bayar)}
          />
        </div>
        {jenis_bayar === 'TRANSFER' && (
          <Field label="Bank" required error={errorOf(errors, 'nama_bank')}>
            {(c) => (
              <Picker<string>
                {...c}
                {...banks}
                value={nama_bank === '-' ? null : nama_bank}
                placeholder="Pilih bank"
                onChange={setBank}
              />
            )}
          </Field>
        )}
        <p className="hadiah-total">
          <span className="muted">Total</span>{' '}
          <Rupiah strong value={sumRupiah(lines.map((b) => b.total_uang))} />
        </p>
      </div>
      <DataTable
        label="Hadiah yang dibeli"
        columns={columns}
        rows={lines}
        rowKey={(b) => b.kode_hadiah}
        search={false}
        empty={messages.emptyDataHadiah}
        pageSize={false}
      />
      <RiwayatHadiah jenis="BELI" />
      {adding && (
        <FormBeli
          ada={lines}
          supplier={supplier}
          onTambah={(line, dari) => {
            setLokal({ supplier: dari, baris: [...lines, line] })
            setErrors([])
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {otorisasi.modal}
    </>
  )
}
