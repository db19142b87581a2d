import { kabariCustomer, pesanMenunggu, pesanSatu, type Menunggu } from '#domain/calls/pesan.ts'
import { confirm } from '#client/net/dialogs.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { time } from '#client/net/time.ts'

/** Tells somebody: it is logged, and a chat with the text in it opens, where a person sends it. */
export function useKabari(): { kabari: (m: Menunggu) => Promise<void>; busy: boolean } {
  const { send, busy } = useSend(kabariCustomer, { changes: [pesanMenunggu, pesanSatu] })
  const kabari = async ({ jenis, ref_no, nama_customer, dikabari, dikabari_at, dikabari_by }: Menunggu) => {
    if (
      dikabari > 0 &&
      !(await confirm(
        `${nama_customer} sudah dikabari ${time(dikabari_at)} oleh ${dikabari_by}. Kabari lagi?`,
        { ok: 'Kabari Lagi', cancel: 'Batal' },
      ))
    )
      return
    // Opened at once, while the click still allows it.
    const tab = window.open('', '_blank')
    const answer = await send({ body: { jenis, ref_no } })
    if (!answer) return tab?.close()
    toast('success', answer.message)
    await buka(tab, answer.data.tautan)
  }
  return { kabari, busy }
}

async function buka(tab: Window | null, tautan: string): Promise<void> {
  if (!tab) {
    const ya = await confirm('Browser menahan jendela WhatsApp.', { ok: 'Buka WhatsApp', cancel: 'Tutup' })
    return void (ya && window.open(tautan, '_blank', 'noopener'))
  }
  // The opened window gets no reference to this page.
  tab.opener = null
  tab.location.replace(tautan)
}
