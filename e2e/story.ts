/** What every browser story begins with: a shop of its own, on the day of the fixture, with a clock that can be moved. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'

interface Toko {
  url: string
  /** Puts the server's calendar at this day, 'YYYY-MM-DD'. */
  pindahTanggal(tanggal: string): Promise<void>
}

export const test = base.extend<{ tanggal: string; toko: Toko }>({
  tanggal: ['2025-01-15', { option: true }],

  toko: async ({ tanggal }, use) => {
    const env = { ...process.env }
    delete env['DATABASE_URL']
    const server = spawn(process.execPath, ['--import', 'tsx', 'server/fixture-main.ts', '--date', tanggal, '--port', '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const url = await addressOf(server.stdout)
    await use({
      url,
      async pindahTanggal(baru) {
        const answer = await fetch(`${url}/uji/jam`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ tanggal: baru }) })
        if (!answer.ok) throw new Error(`uji/jam: ${answer.status}`)
      },
    })
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
  },

  baseURL: async ({ toko }, use) => use(toko.url),
})

export { expect } from '@playwright/test'

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /http:\/\/\S+?(?=,|$)/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error('the fixture server did not start')
}
