import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { closeServer, listen } from "./listen";
import { findRedirect, parseHeaders, parseRedirects } from "./site-rules";

function readIfExists(file: string) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Returns whether the path is that of a file. If such a file is missing, the response must be 404, not a page of the app. */
function isFilePath(path: string) {
  return /^\/(data|assets)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path);
}

/**
 * Creates a request handler that serves a built site like its host: its files, with the headers of `_headers` and the
 * rules of `_redirects`; 404 for a missing file; the empty shell (200.html, else index.html) for every other path.
 */
export function createSiteHandler(folder: string) {
  const headerRules = parseHeaders(readIfExists(join(folder, "_headers")));
  const redirectRules = parseRedirects(readIfExists(join(folder, "_redirects")));
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, extensions: ["html"] });
  const shell = existsSync(join(folder, "200.html")) ? "/200.html" : "/index.html";

  const serve = (request: IncomingMessage, response: ServerResponse, path: string, onMissing: () => void) => {
    request.url = path;
    serveFile(request, response, onMissing);
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, search } = new URL(request.url ?? "/", "http://site");
    for (const { pattern, headers } of headerRules) {
      if (!pattern.test(path)) continue;
      for (const [name, value] of headers) response.setHeader(name, value);
    }
    const sendNotFound = () => response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    const serveFallback = () => {
      const redirect = findRedirect(path, redirectRules);
      if (redirect && redirect.status >= 300 && redirect.status < 400) {
        response.writeHead(redirect.status, { location: redirect.target + search }).end();
      } else if (isFilePath(path)) {
        sendNotFound();
      } else if (redirect?.status === 404) {
        response
          .writeHead(404, { "content-type": "text/html" })
          .end(readIfExists(join(folder, redirect.target)));
      } else {
        serve(request, response, redirect?.target ?? shell, sendNotFound);
      }
    };
    if (path === "/_headers" || path === "/_redirects") return sendNotFound();
    return serve(request, response, path, serveFallback);
  };
}

/** Serves the built site on localhost. Throws when it has not been built, or the port is taken. */
export async function startBuiltSite(folder: string, port: number) {
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(
      `There is no built site in ${folder}. Run "npm run build" first, or leave OLYMPEAK_SITE empty.`,
    );
  }
  const server = createServer(createSiteHandler(folder));
  await listen(server, port, "localhost");
  return { stop: () => closeServer(server) };
}
