import { AutoComplete, Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { callsStok, type DokumenStokTersimpan } from '#domain/calls/dokumen-stok.ts'
import { listHancur, prosesHancur, simpanHancur } from '#domain/calls/hancur.ts'
import { hancur } from '#domain/dokumen/hancur.ts'
import { ALASAN_HANCUR } from '#domain/rules/lebur.ts'
import { ScreenPart } from '#client/stok/ScreenPart.tsx'
import { acuan, type FieldProps, type Form } from '#client/stok/form.ts'
import { StokScreen } from '#client/stok/StokScreen.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { LeburResult } from './LeburResult.tsx'
import { KeluarLebur } from './KeluarLebur.tsx'

interface Content {
  alasan: string
}

function Fields({ content, onChange, wrong, terkunci }: FieldProps<Content>) {
  return (
    <Field label="Alasan" required error={errorOf(wrong, 'alasan')}>
      {(c) => (
        <AutoComplete
          {...c}
          disabled={terkunci}
          maxLength={200}
          value={content.alasan}
          options={ALASAN_HANCUR.map((value) => ({ value }))}
          onChange={(alasan: string) => onChange({ alasan: alasan.toUpperCase() })}
        />
      )}
    </Field>
  )
}

const FORM: Form<Content, typeof simpanHancur> = {
  empty: { alasan: '' },
  Fields,
  periksa: ({ alasan }) => (alasan.trim() ? [] : [{ field: 'alasan', message: 'Alasan Harus Diisi' }]),
  simpan: simpanHancur,
  kirim: ({ alasan }, { barang, keterangan, id_trx }) => ({
    body: { alasan, keterangan, barang: barang.map(acuan), id_trx },
  }),
}

const BAGIAN = { hancur: 'Hancur', hasil: 'Hasil Lebur', keluar: 'Keluar Lebur' } as const
type Bagian = keyof typeof BAGIAN

/** Pieces that are destroyed: a draft, its processing, what melting gave, and where that goes (DOMAIN §B.17, §O.1-4, §O.1-11). */
export function HancurBarang() {
  const [bagian, setBagian] = useState<Bagian>('hancur')
  const tabs = <ScreenPart bagian={BAGIAN} dibuka={bagian} onBuka={setBagian} />
  if (bagian === 'hasil') return <LeburResult>{tabs}</LeburResult>
  if (bagian === 'keluar') return <KeluarLebur>{tabs}</KeluarLebur>
  return <Hancur>{tabs}</Hancur>
}

function Hancur({ children }: { children: ReactNode }) {
  const otorisasi = useOtorisasi()
  const changes = [callsStok(hancur).daftar, callsStok(hancur).pilihan, listHancur]
  const { send, busy } = useSend(prosesHancur, {
    changes,
    izin: otorisasi.diminta('Hancur Barang'),
    onDone: ({ message, data }) => toast('success', `${message} ${data.no}`),
  })
  const proses = (no: string) => void send({ body: { no } })
  const actions = ({ no, status_valid }: DokumenStokTersimpan) =>
    status_valid === 'OPEN' &&
    mayMake(prosesHancur) && (
      <Button size="small" type="primary" loading={busy} onClick={() => proses(no)}>
        Proses
      </Button>
    )
  return (
    <>
      <StokScreen
        dokumen={hancur}
        form={FORM}
        changes={[listHancur]}
        // Asks for an otorisasi at once; without it the draft waits.
        onTersimpan={proses}
        actions={actions}
      >
        {children}
      </StokScreen>
      {otorisasi.modal}
    </>
  )
}
