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
  /** Puts the server's calendar at this day, 'YYYY-MM-DD'. */
  pindahTanggal(tanggal: string): Promise<void>
  /** A call below /api/v1/ as one of the fixture's users, past the screens: for what a story begins with, and to look at the books. */
  minta(user_id: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Jawaban>
  tutup(): Promise<void>
}

export async function bukaToko(tanggal: string): Promise<Toko> {
  const env = { ...process.env }
  delete env['DATABASE_URL']
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/fixture-main.ts', '--date', tanggal, '--port', '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await addressOf(server.stdout)
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
    async pindahTanggal(baru) {
      const { status } = await kirim('POST', 'uji/jam', { tanggal: baru })
      if (status !== 200) throw new Error(`uji/jam: ${status}`)
    },
    minta: async (user_id, method, path, body) => kirim(method, path, body, await tokenOf(user_id)),
    async tutup() {
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      await gone
    },
  }
}

export const idTrx = (): string => Array.from({ length: 16 }, () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'[Math.floor(Math.random() * 36)]).join('')

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /http:\/\/\S+?(?=,|$)/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error('the fixture server did not start')
}
