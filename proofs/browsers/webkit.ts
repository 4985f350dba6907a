import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Builder, By, Capabilities } from "selenium-webdriver";
import { vi } from "vitest";
import type { Tab } from "./tab";

async function chooseFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

/** Starts an X server with a screen in memory, because WebKitGTK has no headless mode. The server chooses a free number and prints it. */
async function openScreen(program: string) {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const server = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const numberPipe = server.stdio[3];
  if (!numberPipe) throw new Error("The X server has no pipe for the number of its screen.");
  const [number] = await once(numberPipe, "data");
  return { display: `:${String(number).trim()}`, close: () => end(server) };
}

/**
 * @param programs paths of WebKitGTK's driver and of the X server
 * @returns a tab of a new WebKitGTK with an empty profile; closing the tab ends the browser, its driver and the X server
 */
export async function openWebkit(programs: { driver: string; screen: string }): Promise<Tab> {
  const screen = await openScreen(programs.screen);
  const port = await chooseFreePort();
  const env = { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: "1", GDK_BACKEND: "x11" };
  const driverProcess = spawn(programs.driver, [`--port=${port}`], { env, stdio: "ignore" });
  const driverUrl = `http://127.0.0.1:${port}`;
  const closeAll = async () => {
    await end(driverProcess);
    await screen.close();
  };
  try {
    await vi.waitFor(() => fetch(`${driverUrl}/status`), { timeout: 60_000, interval: 100 });
    const capabilities = new Capabilities({ browserName: "MiniBrowser" });
    const driver = await new Builder().usingServer(driverUrl).withCapabilities(capabilities).build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
    return {
      open: (address) => driver.get(address),
      findAll: async (path) => {
        const elements = await driver.findElements(By.xpath(path));
        return elements.map((element) => ({
          isVisible: () => element.isDisplayed(),
          readRectangle: async () => JSON.stringify(await element.getRect()),
          click: () => element.click(),
          type: (text) => element.sendKeys(text),
        }));
      },
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      errors: [],
      close: async () => {
        try {
          await driver.quit();
        } finally {
          await closeAll();
        }
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
