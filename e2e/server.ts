/** A shop of its own for every story: a real server on a real database, on the day of the fixture, with a calendar that can be turned. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PASSWORD } from '#server/fixture/data.ts'

export interface Jawaban {
  status: number
  data: any
  message: string
}

export interface Toko {
  url: string
  /** With which the first shop of an empty server is opened; '' with the fixture. */
  kodePembukaan: string
  /** Puts the server's calendar at this day, 'YYYY-MM-DD'. */
  pindahTanggal(tanggal: string): Promise<void>
  /** A call below /api/v1/ as one of the fixture's users, past the screens: for what a story begins with, and to look at the books. */
  minta(user_id: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Jawaban>
  /** What in the books of the chain differs from what they are computed anew to be. */
  selisihBuku(): Promise<unknown[]>
  tutup(): Promise<void>
}

/** @param kosong no fixture: an installation that waits for its first shop */
export async function bukaToko(tanggal: string, { kosong = false } = {}): Promise<Toko> {
  const env = { ...process.env }
  delete env['DATABASE_URL']
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/fixture-main.ts', '--date', tanggal, '--port', '0', ...(kosong ? ['--kosong'] : [])], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const { url, kodePembukaan } = await openedAt(server.stdout)
  const tokens = new Map<string, Promise<string>>()

  const kirim = async (method: string, path: string, body?: unknown, token?: string): Promise<Jawaban> => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-id-trx': idTrx(), ...(token ? { 'x-auth-token': token } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, ...((await response.json()) as { data: unknown; message: string }) }
  }
  const masuk = async (user_id: string): Promise<string> => (await kirim('POST', 'users/login', { user_id, password: PASSWORD, kode_toko: 'TK01' })).data.token
  const tokenOf = (user_id: string): Promise<string> => {
    const token = tokens.get(user_id) ?? masuk(user_id)
    tokens.set(user_id, token)
    return token
  }

  return {
    url,
    kodePembukaan,
    async pindahTanggal(baru) {
      const { status } = await kirim('POST', 'uji/jam', { tanggal: baru })
      if (status !== 200) throw new Error(`uji/jam: ${status}`)
    },
    minta: async (user_id, method, path, body) => kirim(method, path, body, await tokenOf(user_id)),
    selisihBuku: async () => (await kirim('GET', 'uji/buku')).data.selisih,
    async tutup() {
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      await gone
    },
  }
}

export const idTrx = (): string => Array.from({ length: 16 }, () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'[Math.floor(Math.random() * 36)]).join('')

async function openedAt(output: NodeJS.ReadableStream): Promise<Pick<Toko, 'url' | 'kodePembukaan'>> {
  for await (const line of createInterface({ input: output })) {
    const url = /http:\/\/\S+?(?=,|$)/.exec(line)?.[0]
    if (url) return { url, kodePembukaan: /kode pembukaan (\S+)/.exec(line)?.[1] ?? '' }
  }
  throw new Error('the fixture server did not start')
}
