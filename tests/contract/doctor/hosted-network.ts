import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {createServer, request} from 'node:http'
import {createServer as createTlsServer} from 'node:https'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {generate} from 'selfsigned'

import {freePort} from '../../support/services/free-port.ts'

/**
 * Stands in for the internet: a proxy at which https URLs of these hosts are answered by servers of this machine, and
 * every other host does not exist. A process with these `variables` goes through it.
 */
export async function startHostedNetwork(hosts: Record<string, string>) {
  const pems = await generate([{name: 'commonName', value: 'test network'}], {
    keySize: 2048,
    extensions: [
      {name: 'basicConstraints', cA: true},
      {
        name: 'subjectAltName',
        altNames: Object.keys(hosts).map((value) => ({type: 2 as const, value})),
      },
    ],
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'hosted-network-'))
  const certificate = path.join(folder, 'certificate.pem')
  await writeFile(certificate, pems.cert)

  const hosted = createTlsServer({key: pems.private, cert: pems.cert}, (incoming, answer) => {
    const {host = '', ...headers} = incoming.headers
    const target = new URL(incoming.url ?? '/', hosts[host])
    const forwarded = request(target, {method: incoming.method, headers}, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    incoming.pipe(forwarded)
  })
  const proxy = createServer((_, answer) => answer.writeHead(405).end())
  proxy.on('connect', ({url = ''}, socket) => {
    const isKnown = url.replace(/:443$/, '') in hosts
    socket.write(`HTTP/1.1 ${isKnown ? '200 Connected' : '502 No such host'}\r\n\r\n`)
    if (isKnown) hosted.emit('connection', socket)
    else socket.end()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  return {
    variables: {
      HTTPS_PROXY: `http://127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      hosted.closeAllConnections()
      await rm(folder, {recursive: true})
    },
  }
}
