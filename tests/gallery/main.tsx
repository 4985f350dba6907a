import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, RouterProvider, useSearchParams } from "react-router-dom";
import { TextLink } from "../../src/ui/text-link";
import "../../src/index.css";
import { controls } from "./controls";
import { dialogs } from "./dialogs";
import { lists } from "./lists";
import { pictures } from "./pictures";
import type { Sample } from "./sample";
import { screens } from "./screens";
import { testParts } from "./test-parts";

/** Parts that the gallery shows together on one page. */
const groups: [title: string, samples: readonly Sample[]][] = [
  ["Controls", controls],
  ["Texts, lists and tables", lists],
  ["Parts of a test", testParts],
  ["Pictures and signs", pictures],
];

/** Parts that fill the screen. Each has its own address: `?alone=` with the part's name. */
const fullScreenSamples: readonly Sample[] = [...screens, ...dialogs];

function AllParts() {
  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 py-6">
      <h1 className="text-title">Gallery of parts</h1>
      <nav aria-label="Parts that fill the screen">
        <ul className="flex flex-wrap gap-3">
          {fullScreenSamples.map(({ name }) => (
            <li key={name}>
              <TextLink to={`?alone=${name}`} className="inline-flex min-h-11 items-center">
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(([title, samples]) => (
        <div key={title} className="grid gap-6">
          <h2 className="text-heading">{title}</h2>
          {samples.map(({ name, show }) => (
            <div key={name} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-6">
              <p className="text-small font-semibold text-ink-soft">{name}</p>
              {show()}
            </div>
          ))}
        </div>
      ))}
    </main>
  );
}

function Gallery() {
  const [query] = useSearchParams();
  const name = query.get("alone");
  if (name === null) return <AllParts />;
  return (
    fullScreenSamples.find((sample) => sample.name === name)?.show() ?? (
      <Link to="?">There is no {name}.</Link>
    )
  );
}

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no element with the id root.");
const router = createBrowserRouter([{ path: "*", element: <Gallery /> }]);
createRoot(container).render(<RouterProvider router={router} />);
