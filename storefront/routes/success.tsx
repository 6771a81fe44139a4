export async function loader() {
  return null;
}

export default function Success() {
  return null;
}
