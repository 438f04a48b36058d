import type {IncomingMessage} from 'node:http'
import type {Duplex} from 'node:stream'

import {type WebSocket, WebSocketServer} from 'ws'

import {isObject, type JsonObject} from '../../json.ts'
import {isLoopbackHost} from '../../loopback-only.ts'
import {localUser} from '../local-user.ts'
import type {ResolvedOptions} from '../options.ts'
import {randomId} from '../store/document.ts'

type Peer = {socket: WebSocket; subscription: string | null; session: string | null}

const heartbeatInterval = 20_000 // ms

export type PresenceServer = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => void
}

/** Lets the open Studios exchange who is where: the Studio's JSON-RPC protocol over a websocket. */
export function createPresenceServer(options: ResolvedOptions): PresenceServer {
  const server = new WebSocketServer({noServer: true, maxPayload: 65_536})
  const peers = new Set<Peer>()
  const beat = setInterval(() => {
    for (const {socket} of peers) socket.send('♥')
  }, heartbeatInterval).unref()
  return {
    upgrade(request, socket, head) {
      // Node leaves the socket to this function: without a listener a reset connection would end the process.
      socket.on('error', () => socket.destroy())
      if (isAllowed(request, options)) {
        server.handleUpgrade(request, socket, head, (opened) => join(opened, peers))
      } else {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      }
    },
    close() {
      clearInterval(beat)
      for (const {socket} of peers) socket.terminate()
    },
  }
}

function isAllowed(
  {url = '', headers}: IncomingMessage,
  {studioOrigins}: ResolvedOptions,
): boolean {
  const isSocket = /^\/v[^/]+\/socket\/[^/?]+(\?|$)/.test(url)
  return (
    isSocket && isLoopbackHost(headers.host ?? '') && studioOrigins.includes(headers.origin ?? '')
  )
}

function join(socket: WebSocket, peers: Set<Peer>): void {
  const peer: Peer = {socket, subscription: null, session: null}
  peers.add(peer)
  // A broken connection also emits `close`.
  socket.on('error', () => {})
  socket.on('message', (data) => {
    // With the default `binaryType` a message is one Buffer.
    const message = Buffer.isBuffer(data) ? parseMessage(data.toString('utf8')) : null
    if (message) handle(peer, message, peers)
  })
  socket.on('close', () => {
    peers.delete(peer)
    if (peer.session !== null) sendToOthers(peer, peers, disconnection(peer.session))
  })
}

type Message = {id: unknown; method: string; params: JsonObject}

function parseMessage(text: string): Message | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || typeof value.method !== 'string') return null
    return {id: value.id, method: value.method, params: isObject(value.params) ? value.params : {}}
  } catch {
    return null
  }
}

function handle(peer: Peer, {id, method, params}: Message, peers: Set<Peer>): void {
  const session = typeof params.session === 'string' ? params.session : null
  switch (method) {
    case 'presence_subscribe':
      peer.subscription = randomId()
      return reply(peer, id, peer.subscription)
    case 'presence_unsubscribe':
      peer.subscription = null
      break
    case 'presence_rollcall':
      peer.session = session
      sendToOthers(peer, peers, {type: 'rollCall', session})
      break
    case 'presence_announce':
      sendToOthers(peer, peers, {type: 'state', m: params.data})
      break
    case 'presence_disconnect':
      sendToOthers(peer, peers, disconnection(session))
      break
  }
  reply(peer, id, {})
}

function disconnection(session: string | null): JsonObject {
  return {type: 'disconnect', m: {session}}
}

function reply({socket}: Peer, id: unknown, result: unknown): void {
  socket.send(JSON.stringify({jsonrpc: '2.0', id, result}))
}

function sendToOthers(sender: Peer, peers: Set<Peer>, event: JsonObject): void {
  for (const {socket, subscription} of [...peers].filter((peer) => peer !== sender)) {
    if (subscription === null) continue
    const result = {i: localUser.id, ...event}
    const params = {subscription, result}
    socket.send(JSON.stringify({jsonrpc: '2.0', method: 'presence_subscription', params}))
  }
}
