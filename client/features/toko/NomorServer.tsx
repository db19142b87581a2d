import { Button, Select } from 'antd'
import { useState } from 'react'
import { aturNomorServer, lihatNomorServer } from '#domain/calls/toko.ts'
import { NOMOR_SERVER_MAKS, rentangBarcode } from '#domain/rules/rentang-barcode.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { ask } from '#client/net/dialogs.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { Field } from '#client/ui/Field.tsx'

const CHOICES = Array.from({ length: NOMOR_SERVER_MAKS + 1 }, (_, nomor) => {
  const { dari, sampai } = rentangBarcode(nomor)
  return { value: nomor, label: `${nomor}: ${dari} sampai ${sampai}` }
})

/** Sets which of the chain's servers this is: no two draw the same barcodes (DOMAIN §O.7-2). */
export function NomorServer() {
  const reading = useCall(lihatNomorServer, {}, { staleTime: 0 })
  const { data } = reading
  const [chosen, setChosen] = useState<number>()
  const nomor = chosen ?? data?.nomor_server ?? 0
  const simpan = useSend(aturNomorServer, {
    changes: [lihatNomorServer],
    onDone: ({ message }) => toast('success', message),
  })
  const simpanNomor = async () => {
    const { dari } = rentangBarcode(nomor)
    const text = `Barcode pertama server ini menjadi ${dari}. Sesudah satu barcode dibuat, nomornya tetap.`
    if (
      await ask({
        kind: 'warning',
        title: `Server nomor ${nomor}?`,
        text,
        ok: 'Simpan Nomor',
        cancel: 'Batal',
      })
    )
      if (await simpan.send({ body: { nomor } })) setChosen(undefined)
  }
  const boleh = mayMake(aturNomorServer) && data !== undefined && !data.dipakai
  return (
    <section className="card toko-nomor" aria-label="Nomor server">
      <h2>Nomor Server</h2>
      <Unread reading={reading} apa="Nomor Server" />
      {data && (
        <p>
          Server nomor {data.nomor_server}: barcode {data.dari} sampai {data.sampai}.
          {data.dipakai && ' Barcodenya sudah dipakai, jadi nomornya tetap.'}
        </p>
      )}
      {boleh && (
        <div className="toko-nomor-isi">
          <Field label="Nomor">
            {(control) => <Select {...control} value={nomor} onChange={setChosen} options={CHOICES} />}
          </Field>
          <Button
            type="primary"
            disabled={nomor === data.nomor_server}
            loading={simpan.busy}
            onClick={() => void simpanNomor()}
          >
            Simpan Nomor
          </Button>
        </div>
      )}
      <p className="muted">
        Bila toko-toko rantai ini punya server masing-masing, setiap server diberi nomor lain sebelum barang
        pertamanya, supaya dua server tidak membuat barcode yang sama.
      </p>
    </section>
  )
}
