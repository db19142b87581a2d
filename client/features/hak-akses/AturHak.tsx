import { Alert, Button, Segmented, Select } from 'antd'
import { useEffect, useState } from 'react'
import { hakAkses, simpanHakAkses } from '#domain/calls/hak-akses.ts'
import { seesEverything } from '#domain/level.ts'
import type { User } from '#domain/calls/users.ts'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import { mayMake } from '#client/net/may.ts'
import { fetchCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { useKeys } from '#client/ui/keys.ts'
import { HakOtorisasi } from './HakOtorisasi.tsx'
import { defaultForm, formFrom, salin, sameForm, type Asal, type Form } from './hak.ts'
import { PohonHak } from './PohonHak.tsx'

const BAGIAN = ['Menu', 'Otorisasi'] as const

interface Props {
  /** As the server has them now. */
  terbaru: Asal
  users: readonly User[]
  onBerubah: (berubah: boolean) => void
}

/** The rights of one user, ticked and saved together. */
export function AturHak({ terbaru, users, onBerubah }: Props) {
  const [bagian, setBagian] = useState<(typeof BAGIAN)[number]>('Menu')
  const [asal, setAsal] = useState(terbaru)
  const [form, setForm] = useState<Form>(() => formFrom(terbaru))
  const berubah = !sameForm(form, formFrom(asal))
  useEffect(() => onBerubah(berubah), [berubah, onBerubah])
  const load = (fresh: Asal) => {
    setAsal(fresh)
    setForm(formFrom(fresh))
  }
  const { user_id, user_name, level } = asal
  const { send, busy } = useSend(simpanHakAkses, { onDone: ({ message }) => toast('success', message) })
  const simpan = async () => {
    const body = {
      akses: Object.values(form.akses).map(hanyaHak),
      otorisasi: form.otorisasi as KategoriOtorisasi[],
      versi: asal.versi,
    }
    if (await send({ params: { user_id }, body: body as never }))
      load(await fetchCall(hakAkses, { params: { user_id } }))
  }
  const boleh = mayMake(simpanHakAkses) && !asal.semua
  useKeys({ F9: () => void simpan() }, { enabled: boleh && berubah && !busy })

  if (asal.semua)
    return (
      <Alert
        type="info"
        showIcon
        title={`${user_name} (${level}) melihat semua menu`}
        description="OWN, SU, dan SPV membuka semua menu dan memberi semua otorisasi. Hak akses hanya diatur untuk level di bawahnya; level diubah di Data Users."
      />
    )
  return (
    <>
      {terbaru.versi !== asal.versi && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title="Hak akses user ini sudah diubah user lain"
          action={
            <Button size="small" onClick={() => load(terbaru)}>
              Muat Ulang
            </Button>
          }
        />
      )}
      <div className="hak-bar">
        <Segmented<(typeof BAGIAN)[number]>
          aria-label="Bagian"
          options={[...BAGIAN]}
          value={bagian}
          onChange={setBagian}
        />
        {boleh && (
          <SalinDari
            users={users.filter((u) => u.user_id !== user_id && !seesEverything(u.level))}
            onSalin={(from) => setForm(salin(asal.menu, from))}
          />
        )}
        {boleh && <Button onClick={() => setForm(defaultForm(asal.menu))}>Bawaan Level {level}</Button>}
        {boleh && (
          <Button disabled={!berubah || busy} onClick={() => load(asal)}>
            Batalkan Isian
          </Button>
        )}
        {boleh && (
          <Button type="primary" disabled={!berubah} loading={busy} onClick={() => void simpan()}>
            Simpan <kbd>F9</kbd>
          </Button>
        )}
      </div>
      {bagian === 'Menu' ? (
        <PohonHak menu={asal.menu} form={form} disabled={!boleh} onUbah={setForm} />
      ) : (
        <HakOtorisasi form={form} disabled={!boleh} onUbah={setForm} />
      )}
    </>
  )
}

const hanyaHak = ({
  menu_name,
  is_show,
  boleh_tambah,
  boleh_ubah,
  boleh_hapus,
  boleh_export,
}: Form['akses'][string]) => ({ menu_name, is_show, boleh_tambah, boleh_ubah, boleh_hapus, boleh_export })

/** Fills in what another user has; nothing is saved by it. */
function SalinDari({ users, onSalin }: { users: readonly User[]; onSalin: (from: Asal) => void }) {
  const salinDari = async (user_id: string) => {
    onSalin(await fetchCall(hakAkses, { params: { user_id } }))
    toast('info', `Hak akses ${user_id} disalin, belum disimpan`)
  }
  return (
    <Select
      className="hak-salin"
      aria-label="Salin dari user"
      placeholder="Salin dari user"
      value={null}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(user_id: string) => void salinDari(user_id)}
      options={users.map((u) => ({ value: u.user_id, label: `${u.user_id} · ${u.user_name} (${u.level})` }))}
    />
  )
}
