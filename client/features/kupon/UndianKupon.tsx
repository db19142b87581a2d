import { Alert, Button } from 'antd'
import { useState } from 'react'
import {
  cekKupon,
  listUndian,
  pemenangUndian,
  simpanUndian,
  TANPA_AKHIR,
  tarikUndian,
  type Undian,
} from '#domain/calls/kupon.ts'
import { errors as refusals } from '#domain/errors.ts'
import { formatNumber } from '#domain/format.ts'
import { disetujuiUndian } from '#domain/rules/disetujui.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { ask } from '#client/net/dialogs.ts'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { FormUndian } from './FormUndian.tsx'

const berlaku = ({ berlaku_sampai }: Undian): string =>
  berlaku_sampai === TANPA_AKHIR ? '-' : berlaku_sampai
const COLUMNS: DataColumn<Undian>[] = [
  { key: 'kode_undian', title: 'Kode', value: (u) => u.kode_undian },
  { key: 'nama_undian', title: 'Nama Undian', value: (u) => u.nama_undian },
  {
    key: 'no_izin_undian',
    title: 'No Izin',
    value: (u) => u.no_izin_undian,
    render: (u) =>
      u.no_izin_undian === '-' ? <Lencana nada="tunggu">TANPA IZIN</Lencana> : u.no_izin_undian,
  },
  { key: 'hadiah', title: 'Hadiah', value: (u) => u.hadiah },
  { key: 'periode', title: 'Periode', value: (u) => `${u.tgl_mulai} s/d ${u.tgl_selesai}` },
  { key: 'berlaku_sampai', title: 'Berlaku Sampai', value: berlaku },
  { key: 'peserta', title: 'Peserta', kind: 'count', value: (u) => u.peserta },
  { key: 'pemenang', title: 'Pemenang', kind: 'count', value: (u) => u.pemenang },
]

/** The prize draws of the shop: made, drawn, their winners (DOMAIN §B.11, §G-8). */
export function UndianKupon() {
  const reading = useCall(listUndian, {})
  const data = reading.data ?? []
  const [editing, setEditing] = useState<Undian | 'new'>()
  const [opened, setOpened] = useState<string>()
  const undian = data.find((u) => u.kode_undian === opened)
  return (
    <>
      <DataTable
        label="Undian"
        columns={COLUMNS}
        rows={data}
        rowKey={(u) => u.kode_undian}
        reading={reading}
        empty="Belum Ada Undian"
        onOpen={(u) => setOpened(u.kode_undian)}
        toolbar={
          mayMake(simpanUndian) && (
            <Button type="primary" onClick={() => setEditing('new')}>
              Tambah Undian
            </Button>
          )
        }
      />
      {undian && (
        <ModalUndian
          undian={undian}
          onEdit={() => {
            setOpened(undefined)
            setEditing(undian)
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {editing && (
        <FormUndian
          {...(editing === 'new' ? {} : { undian: editing })}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

function ModalUndian({
  undian,
  onEdit,
  onClose,
}: {
  undian: Undian
  onEdit: () => void
  onClose: () => void
}) {
  const { kode_undian } = undian
  const pemenang = useCall(pemenangUndian, { params: { kode_undian } }, { staleTime: 0 })
  const [kode, setKode] = useState('')
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(tarikUndian, {
    changes: [listUndian, pemenangUndian, cekKupon],
    onDone: ({ data, message }) => {
      setKode('')
      void ask({
        kind: 'success',
        title: message,
        text: `${data.kode_kupon}, ${data.nama_customer}`,
        ok: 'OK',
      })
    },
    onError: tellSaveError,
  })
  const tarik = async (kode_kupon?: string) => {
    const id_otorisasi = await otorisasi.ask({
      kategori: 'UNDIAN KUPON',
      description: kode_undian,
      disetujui: disetujuiUndian(kode_undian, kode_kupon),
    })
    if (id_otorisasi)
      await send({ params: { kode_undian }, body: { ...(kode_kupon ? { kode_kupon } : {}), id_otorisasi } })
  }
  const izin = undian.no_izin_undian !== '-'
  return (
    <StaticModal open title={`Undian ${undian.nama_undian}`} width={820} onClose={onClose} cancelText="Tutup">
      <div className="kupon-undian">
        {!izin && <Alert type="warning" showIcon title={refusals.undianTanpaIzin().message} />}
        <p>
          {undian.hadiah}. {formatNumber(undian.peserta)} kupon {undian.tgl_mulai} s/d {undian.tgl_selesai}{' '}
          ikut undian. {undian.berlaku_sampai !== TANPA_AKHIR && `Berlaku sampai ${undian.berlaku_sampai}.`}
        </p>
        {mayMake(tarikUndian) && (
          <div className="kupon-tarik">
            {izin && (
              <Button
                type="primary"
                loading={busy}
                disabled={undian.peserta === 0}
                onClick={() => void tarik()}
              >
                Undi Acak
              </Button>
            )}
            {izin && (
              <Field label="Kode kupon yang terundi">
                {(c) => (
                  <TextInput {...c} maxLength={20} value={kode} onChange={(text) => setKode(text.trim())} />
                )}
              </Field>
            )}
            {izin && (
              <Button disabled={!kode} loading={busy} onClick={() => void tarik(kode)}>
                Tetapkan
              </Button>
            )}
            {undian.pemenang === 0 && <Button onClick={onEdit}>Edit</Button>}
          </div>
        )}
        <DataTable
          label="Pemenang"
          rows={pemenang.data ?? []}
          rowKey={(p) => p.kode_kupon}
          reading={pemenang}
          search={false}
          empty="Belum Ada Pemenang"
          csv={`pemenang-${kode_undian}.csv`}
          columns={[
            { key: 'kode_kupon', title: 'Kode Kupon', value: (p) => p.kode_kupon },
            { key: 'nama_customer', title: 'Nama Customer', value: (p) => p.nama_customer },
            { key: 'kode_customer', title: 'Kode Customer', value: (p) => p.kode_customer },
            { key: 'no_faktur_jual', title: 'No Faktur', value: (p) => p.no_faktur_jual },
            { key: 'status', title: 'Status', value: (p) => p.status },
            { key: 'no_pengambilan', title: 'Diserahkan', value: (p) => p.no_pengambilan },
          ]}
        />
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}
