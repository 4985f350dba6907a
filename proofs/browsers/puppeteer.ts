import { launch } from "puppeteer-core";
import type { Tab } from "./tab";

/**
 * @param browser the kind of browser; Firefox is driven by WebDriver BiDi
 * @param executablePath the path of its program
 * @returns a tab of a new headless browser with an empty profile; closing the tab ends the browser
 */
export async function openByPuppeteer(browser: "chrome" | "firefox", executablePath: string): Promise<Tab> {
  const args = browser === "chrome" ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
  const options = { browser, executablePath, args, timeout: 60_000, protocolTimeout: 60_000 };
  const program = await launch({ ...options, headless: true, defaultViewport: { width: 1280, height: 900 } });
  const page = await program.newPage();
  page.setDefaultNavigationTimeout(60_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    findAll: async (path) => {
      const elements = await page.$$(`::-p-xpath(${path})`);
      return elements.map((element) => ({
        isVisible: () => element.isVisible(),
        readRectangle: async () => JSON.stringify(await element.boundingBox()),
        click: () => element.click(),
        type: (text) => element.type(text),
      }));
    },
    evaluate: (expression) => page.evaluate(expression),
    errors,
    close: () => program.close(),
  };
}
